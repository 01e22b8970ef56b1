// Rule 16. An editor placeholder is one word, on one line; it ends an operator before it.
f(<#T##Int#>, <#name#>)
a+<#x#>
b+ <#x#>
let c = <#no end
let d = <#one <#two#>
