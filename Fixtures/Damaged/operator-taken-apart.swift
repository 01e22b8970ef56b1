// An operator of which a type has taken a part.
if var a: B <<
class C {}
