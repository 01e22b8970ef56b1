import Testing

@Suite struct BodyTests {
    private func body(_ text: String) -> String {
        Described("@implementation A\n- (void)a {\n\(text)\n}\n@end", .objectiveCPlusPlus).body()
    }

    @Test func expressions() {
        #expect(body("[self close];") == "{[close self]}")
        #expect(body("[[a b] c:d e:f, g];") == "{[c:e: [b a] c:d e:f g]}")
        #expect(body("self.a.b = [c d];") == "{(self.a.b = [d c])}")
        #expect(body("x = y ? [a b] : -c;") == "{(x = y ? [b a] : - c)}")
        #expect(body("x = y ?: z;") == "{(x = y ? : z)}")
        #expect(body("f(a, b[1]->c)(d);") == "{f(a, b[number].c)(d)}")
        #expect(body("*p += i++;") == "{(* p += i++)}")
        #expect(body("a == b && !c;") == "{(a == b && ! c)}")
        #expect(
            body("a = @[b, @{@\"c\": d}, @(e), @1, @YES];")
                == "{(a = <array b <dictionary string d> <group e> number true>)}")
        #expect(body("g(@selector(a: b:), @\"x\" @\"y\", nil, NO);") == "{g(<selector a:b:>, string, nil, false)}")
        #expect(body("if (@available(iOS 13, *)) a();") == "{<if @available(iOS, *) a()>}")
        #expect(body("std::string::npos;") == "{std.string.npos}")
        #expect(body("x = (CGRect){.a = b};") == "{(x = (as CGRect) <list (.a = b)>)}")
    }

    @Test func casts() {
        #expect(body("[(A *)b c];") == "{[c ((as A) b)]}")
        #expect(body("(void)[a b];") == "{((as void) [b a])}")
        #expect(body("x = (a) + b;") == "{(x = <group a> + b)}")
        #expect(body("x = (id)y; z = (NSInteger)f(1);") == "{(x = (as id) y) (z = (as NSInteger) f(number))}")
        #expect(body("(block)(a); (x)[b];") == "{<group block>(a) <group x>[b]}")
        #expect(body("x = (int64_t)[a b];") == "{(x = (as int64_t) [b a])}")
        #expect(body("x = (__bridge id)y;") == "{(x = (as id) y)}")
    }

    @Test func declarations() {
        #expect(
            body("A *a = b, *c; int i;")
                == "{<declaration A <variable a b> <variable c>> <declaration int <variable i>>}")
        #expect(body("__weak typeof(self) weakSelf = self;") == "{<declaration typeof <variable weakSelf self>>}")
        #expect(body("NSArray<A *> *a = [b c];") == "{<declaration NSArray <variable a [c b]>>}")
        #expect(
            body("void (^x)(B *) = ^(B *b) { [b c]; };")
                == "{<declaration void <variable x <closure <parameter b B> {[c b]}>>>}")
        #expect(
            body("unsigned int a[3] = {1, 2}; static A *b;")
                == "{<declaration int <variable a <list number number>>> <declaration A <variable b>>}")
        #expect(
            body("std::vector<int> a; Foo b(c);")
                == "{<declaration std <variable a>> <declaration Foo <variable b <group c>>>}"
        )
        #expect(body("a * b + c; a[1] = b; x y z;").hasPrefix("{(a * b + c) (a[number] = b)"))
    }

    @Test func references() {
        #expect(body("auto &b = c;") == "{<declaration auto <variable b c>>}")
    }

    @Test func branches() {
        #expect(body("if (a) [b c]; else if (d) { e(); } else f();") == "{<if a [c b] <if d {e()} f()>>}")
        #expect(body("while (a) b(); do { c(); } while (d); e();") == "{<while a b()> <doWhile {c()} d> e()}")
        #expect(
            body("for (int i = 0; i < n; i++) a(i);")
                == "{<for <declaration int <variable i number>> (i < n) i++ a(i)>}")
        #expect(body("for (A *a in [b c]) { [a d]; }") == "{<forIn <declaration A <variable a>> [c b] {[d a]}>}")
        #expect(body("for (auto &a : b) continue;") == "{<forIn <declaration auto <variable a>> b <continue>>}")
        #expect(
            body("switch (a) { case B: c(); break; case D: { return; } default: e(); }")
                == "{<switch a {<case B> c() <break> <case D> {<return>} <default> e()}>}")
        #expect(body("A(b)\n[c d];\nE(f) { g(); }") == "{A(b) [d c] E(f) {g()}}")
        #expect(body("x: a(); goto x;") == "{a() <goto>}")
        #expect(body("return a ? b : c; return;") == "{<return (a ? b : c)> <return>}")
    }

    @Test func atStatements() {
        #expect(body("@autoreleasepool { a(); } @synchronized (self) { b(); }") == "{{a()} <synchronized self {b()}>}")
        #expect(
            body("@try { a(); } @catch (NSException *e) { @throw e; } @finally { b(); }")
                == "{<try {a()} <catch {<throw e>}> <finally {b()}>>}")
        #expect(
            body("@weakify(self); [a b:^{ @strongify(self); [self c]; }];")
                == "{@weakify(self) [b: a b:<closure {@strongify(self) [c self]}>]}")
    }

    @Test func closures() {
        #expect(
            body("[a b:^BOOL(id c, void (^d)(int)) { return c; }];")
                == "{[b: a b:<closure <parameter c id> <parameter d void> {<return c>}>]}")
        #expect(
            body("f(^{ a(); }, [=](auto b) mutable { [b c]; });")
                == "{f(<closure {a()}>, <closure <parameter b auto> {[c b]}>)}")
        #expect(body("x = ({ a(); b; });") == "{(x = <group {a() b}>)}")
    }

    @Test func deepNestingIsSkipped() {
        for piece in ["{", "(", "[a ", "if (a) ", "^{", "!", "@[", "a ? ", "else if (a) ", "({", "f(", "(A)"] {
            let text = String(repeating: piece, count: 20_000)
            #expect(body(text).hasPrefix("{"))
        }
    }
}
