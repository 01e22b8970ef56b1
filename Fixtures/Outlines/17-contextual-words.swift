// Rule 17. Contextual words are names wherever they could be one: the tokenizer only marks them as words.
let get = 1, set = 2
open.final = actor.run()
await = async
let some = any, each = consume
copy(borrowing, sending)
macro = package
then(using)
let prefix = prefix + postfix
