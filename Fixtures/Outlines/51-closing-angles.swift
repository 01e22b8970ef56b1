// Rule 51. Angles in a row are one token; the outline takes it apart.
A<B<C>>()
let a: [A<B<C>>?]
let b: Array<Array<Int>>=x
