// Rule 14. Letters of all scripts and emoji make words; U+200D and U+FE0F continue one.
let été = 1
let 中文 = 2
let 👨‍👩‍👧 = 3
let 🏳️‍🌈 = 4
let ́a = 5
let x̄ = 6
