import ArgumentParser

/// The completion scripts of shells. The parser's scripts expect a command; these complete arguments without a command
/// as if `lint` preceded them, and the first word also as a command.
enum CompletionScript {
    /// - Parameter script: the parser's script for bash, zsh or fish; any other text is returned unchanged.
    static func completingDefault(_ script: String) -> String {
        for (anchor, change) in [(bashAnchor, bash), (zshAnchor, zsh), (fishAnchor, fish)] {
            let parts = script.components(separatedBy: anchor)
            if parts.count == 2 { return change(String(parts[0]), String(parts[1])) }
        }
        return script
    }

    private static var commands: [String] { ParseFailure.commands(of: RiblintCommand.self) + ["help"] }

    // In bash and zsh, the parser's completion function is renamed, and riblint's own function takes its name.

    private static let bashAnchor = "\n_riblint() {\n    local state\n    state="
    private static let zshAnchor = "\n_riblint() {\n    emulate -RL zsh"
    private static let fishAnchor = "\n    set -l unparsed_tokens (__riblint_tokens -pc)\n"

    private static func bash(_ head: String, _ tail: String) -> String {
        head + bashFunction + "\n__riblint_with_command() {\n    local state\n    state=" + tail
    }

    private static func zsh(_ head: String, _ tail: String) -> String {
        head + zshFunction + "\n__riblint_with_command() {\n    emulate -RL zsh" + tail
    }

    private static func fish(_ head: String, _ tail: String) -> String {
        let insertion = """
                # Without a command, riblint lints.
                if test "$expected_commands" != riblint; and not contains -- "$unparsed_tokens[2]" \
            \(commands.joined(separator: " "))
                    set unparsed_tokens $unparsed_tokens[1] lint $unparsed_tokens[2..]
                end

            """
        return head + fishAnchor + insertion + tail
    }

    private static var bashFunction: String {
        """

        _riblint() {
            # Words as riblint gets them: readline splits them at = and : as well, without a blank between. \
        An option's value is a word.
            local -a words=()
            local -i index current=0
            local line="${COMP_LINE}" word blanks prefix='' completion
            for ((index = 0; index < ${#COMP_WORDS[@]}; index++)); do
                word="${COMP_WORDS[index]}"
                blanks="${line%%[![:space:]]*}"
                line="${line#"${blanks}"}"
                line="${line#"${word}"}"
                if ((index > 0)) && [[ -z "${blanks}" && -n "${word}" ]]; then
                    words[${#words[@]} - 1]+="${word}"
                else
                    words+=("${word}")
                fi
                ((index == COMP_CWORD)) && current=$((${#words[@]} - 1))
            done
            local cur="${words[current]}"
            if [[ "${cur}" == --*=* ]]; then
                words=("${words[@]:0:current}" "${cur%%=*}" "${cur#*=}" "${words[@]:current + 1}")
                [[ "${COMP_WORDBREAKS}" == *=* ]] || prefix="${cur%%=*}="
                current=$((current + 1))
                cur="${words[current]}"
            fi

            local COMP_WORDS=("${words[@]}")
            local -i COMP_CWORD="${current}"
            COMPREPLY=()
            if ((current > 1)) && [[ " \(commands.joined(separator: " ")) " == *" ${words[1]} "* ]]; then
                __riblint_with_command "${words[0]}" "${cur}" "${words[current - 1]}"
            else
                # A first word may be a command.
                ((current == 1)) && [[ "${cur}" != -* ]] && __riblint_with_command "${words[0]}" "${cur}" "${words[0]}"
                # Without a command, riblint lints.
                COMP_WORDS=("${words[0]}" lint "${words[@]:1}")
                COMP_CWORD=$((current + 1))
                __riblint_with_command "${words[0]}" "${cur}" "${COMP_WORDS[current]}"
            fi

            # What readline took for words before the last = or : stays on the line.
            if [[ "${COMP_WORDBREAKS}" == *=* && "${cur}" == *=* ]]; then
                for index in "${!COMPREPLY[@]}"; do COMPREPLY[index]="${COMPREPLY[index]#"${cur%=*}="}"; done
            fi
            if [[ -n "${prefix}" ]]; then
                for index in "${!COMPREPLY[@]}"; do COMPREPLY[index]="${prefix}${COMPREPLY[index]}"; done
            fi
        }

        """
    }

    private static var zshFunction: String {
        """

        _riblint() {
            local -i ret=1
            local -ar commands=(\(commands.joined(separator: " ")))
            if ((CURRENT > 2)) && ((${commands[(Ie)${words[2]}]})); then
                __riblint_with_command
                return
            fi
            # A first word may be a command.
            if ((CURRENT == 2)) && [[ "${words[2]}" != -* ]]; then
                __riblint_with_command && ret=0
            fi
            # Without a command, riblint lints.
            words=("${words[1]}" lint "${(@)words[2,-1]}")
            ((CURRENT++))
            __riblint_with_command && ret=0
            return "${ret}"
        }

        """
    }
}

extension String {
    /// The parts between occurrences of a text.
    fileprivate func components(separatedBy separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
