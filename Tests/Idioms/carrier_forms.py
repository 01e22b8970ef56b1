"""The carriers that an analysis follows."""
from carrier_collections import (
    array_append, array_first, array_insert, array_last, array_literal, array_map, array_of_structs, array_plus,
    array_pop, array_stored, array_subscript, dictionary_assigned, dictionary_literal, dictionary_values,
    if_expression, implicit_return, lazy_holder, optional_flat_map, optional_guard, optional_if, optional_map,
    optional_own_take, optional_take, returned_if, switch_expression, ternary)
from carrier_functions import (
    closure, closure_captures, closure_kept, closure_passed, closure_stored, closure_with_value, closures_in_array,
    generic_box, generic_function, generic_identity, local_function, member_function, other_module,
    protocol_extension, protocol_value, two_functions)
from carrier_types import (
    class_let, class_passed, class_var, enum_if_case, enum_labels, enum_passed, enum_switch, struct_assigned,
    struct_field, struct_in_place, struct_passed, struct_runs_closure, struct_runs_on_host, struct_stored,
    tuple_index, tuple_label, tuple_returned, tuple_taken_apart)
from carrier_way import let

FOLLOWED = [let, struct_field, struct_in_place, struct_assigned, struct_passed, struct_runs_closure,
    struct_runs_on_host, struct_stored, class_let, class_var, class_passed, enum_switch, enum_if_case, enum_labels,
    enum_passed, tuple_index, tuple_label, tuple_taken_apart, tuple_returned, array_literal, array_append, array_plus,
    array_insert, array_subscript, array_map, array_first, array_last, array_pop, array_stored, array_of_structs,
    dictionary_literal, dictionary_assigned, dictionary_values, optional_if, optional_guard, optional_map,
    optional_flat_map, optional_take, optional_own_take, ternary, if_expression, switch_expression, implicit_return,
    returned_if, lazy_holder, closure, closure_captures, closure_stored, closure_kept, closure_passed,
    closure_with_value, closures_in_array, local_function, member_function, two_functions, protocol_extension,
    protocol_value, generic_function, generic_identity, generic_box, other_module]
