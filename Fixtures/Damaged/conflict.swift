// What version control left behind, in the middle of a function.
class A {
    func f() {
<<<<<<< HEAD
        g()
    }

    func h() {
=======
        i()
>>>>>>> branch
    }

    func j() {}
}
