// What an editor leaves to be filled in.
class <#Name#>: <#Super#> {
    func f(<#parameters#>) -> <#Result#> {
        <#code#>
        g(<#T##value: Int##Int#>) { <#Int#> in
            <#code#>
        }
    }

    func h() {}
}
