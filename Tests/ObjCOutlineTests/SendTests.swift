import SourceText
import Testing

@Suite struct SendTests {
    private func sends(_ text: String) -> [String] { Described(text).sends }

    @Test func plain() {
        #expect(sends("[self close];") == ["close to self"])
        #expect(sends("[super viewDidAppear:animated];") == ["viewDidAppear: to super"])
        #expect(
            sends("[self dismissViewControllerAnimated:YES completion:nil];") == [
                "dismissViewControllerAnimated:completion: to self"
            ])
        #expect(sends("[x class]; [x default]; [x if:1];") == ["class to x", "default to x", "if: to x"])
        #expect(sends("[NSString stringWithFormat:@\"%@ \" @\"%d\", a, b];") == ["stringWithFormat: to NSString"])
        #expect(sends("[x a: b:1];") == ["a:: to x"])
    }

    @Test func selectors() {
        let found = Described(
            "- (void)a { [b c:@selector(d:e:) f:@selector(g)]; } @selector h; SEL i = @selector( j : );")
        #expect(found.file.selectors.map { found.names.text($0) } == ["d:e:", "g", "j:"])
    }

    @Test func nested() {
        #expect(
            sends("[[[A alloc] initWithB:[c d]] e];") == [
                "e to [[A alloc] initWithB:[c d]]", "initWithB: to [A alloc]", "alloc to A", "d to c",
            ])
    }

    @Test func receivers() {
        #expect(
            sends(
                "[self.a.b c]; [a->b[0] c]; [f(x) c]; [(A *)a c]; [(a ?: b) c]; [@\"a\" c]; [@[a, b] c]; [@{a: b} c];")
                == [
                    "c to self.a.b", "c to a->b[0]", "c to f(x)", "c to (A *)a", "c to (a ?: b)", "c to @\"a\"",
                    "c to @[a, b]", "c to @{a: b}",
                ])
        #expect(
            sends(
                """
                [^{ [a b]; } copy]; [@1 c]; [@YES c]; [@(x) c]; [@selector(a:b:) c]; [@protocol(P) c]; [*a c];
                [i++ c];
                """
            )
                == [
                    "copy to ^{ [a b]; }", "b to a", "c to @1", "c to @YES", "c to @(x)", "c to @selector(a:b:)",
                    "c to @protocol(P)", "c to *a", "c to i++",
                ])
        #expect(
            sends("[NSMutableArray<A *> new]; [a.class b]; [x ? a : b c];") == [
                "new to NSMutableArray<A *>", "b to a.class", "c to x ? a : b",
            ])
    }

    @Test func arguments() {
        let found = Described("[self animate:0.3 by:^(BOOL a) { [b c:d]; } then:x ? (T)y : z, w];")
        #expect(found.sends == ["animate:by:then: to self", "c: to b"])
        #expect(
            found.arguments(of: 0) == ["animate: 0.3", "by: ^(BOOL a) { [b c:d]; }", "then: x ? (T)y : z, w"])
        #expect(found.arguments(of: 1) == ["c: d"])
        #expect(sends("[a b:c ?: d e:f];") == ["b:e: to a"])
        #expect(sends("[a b:c ? [d e:f] : g h:i ? j : k];") == ["b:h: to a", "e: to d"])
        #expect(sends("[a b:c :d e:-f :(g) h:(T)i];") == ["b::e::h: to a"])
        #expect(sends("[a :b];") == [": to a"])
        #expect(sends("[a b:(C){.d = 1} e:f];") == ["b:e: to a"])
        #expect(sends("[a performSelector:@selector(b:c:) withObject:d];") == ["performSelector:withObject: to a"])
    }

    @Test func selectorOffsets() {
        let found = Described("[ [a b]\n  c:d ]")
        #expect(found.file.sends.map(\.nameRange) == [ByteRange(10, 11), ByteRange(5, 6)])
        #expect(found.file.sends.map(\.range) == [ByteRange(0, 15), ByteRange(2, 7)])
    }

    @Test func subscriptsAreNone() {
        #expect(
            sends("a[i]; a[i + 1]; d[@\"k\"]; a[f(x)]; a[(int)x]; [a b][(int)x]; f(y)[(int)x]; @{a: b}[(id)x];") == [
                "b to a"
            ])
        #expect(sends("int a[3]; int b[] = { [0] = 1, [A ... B] = 2 }; a[x > y]; a[sizeof x]; a[x ? y : z];") == [])
        #expect(sends("@[a, b]; @[(A *)b]; char c[(int)A];") == [])
        #expect(sends("a[[b c]]; a[[b c:d]][e];") == ["c to b", "c: to b"])
    }

    @Test func castsDecideByWhatStandsBefore() {
        #expect(
            sends("x = [(a) b]; if (y) [(a) b]; return [(a) b]; (void)[(a) b]; (A *)[(a) b]; [(a) b:c];") == [
                "b to (a)", "b to (a)", "b to (a)", "b to (a)", "b: to (a)",
            ])
    }

    @Test func afterKeywords() {
        #expect(
            sends(
                """
                for (id x in [a b]) [x c]; if (d) [e f]; else [g h]; do [i j]; while ([k l]); return [m n];
                case 1: [o p];
                """
            )
                == [
                    "b to a", "c to x", "f to e", "h to g", "j to i", "l to k", "n to m", "p to o",
                ])
    }

    @Test func cPlusPlus() {
        let text = """
            auto f = [](auto y) { return [a b]; }; auto g = [&, self](int z) { [self c]; }; [=]() { [d e]; }();
            [[maybe_unused]] int h; [[using gnu : const]] int i; delete [] j; k = new int[l];
            [std::string("a").c_str() m]; [n o:std::move(p) q:std::string("r")]; [s::t u];
            """
        #expect(
            Described(text, .objectiveCPlusPlus).sends == [
                "b to a", "c to self", "e to d", "m to std::string(\"a\").c_str()", "o:q: to n", "u to s::t",
            ])
    }

    @Test func directivesInside() {
        #expect(sends("[a b:c\n#if D\n  e:f\n#endif\n];") == ["b:e: to a"])
        #expect(sends("#define X [a b]\n[c d];") == ["d to c"])
        #expect(sends("#if 0\n[a b];\n#endif\n[c d];") == ["d to c"])
    }
}
