// use: creation Name
// Code that names a class, as a builder does to create an object of it.

let classOf__Name__ = __Name__.self
