// Rule 19. Behind a hexadecimal number a dot belongs to it only if an exponent follows.
let a = 0x1.8p3
let b = 0x1p-2
let c = 0xff.description
let d = 0xff.fp
let e = 0xff.fp2
let f = 0x1.p3
