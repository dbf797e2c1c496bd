import type { CommonPasswords } from '../../core/accounts/ports.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../core/identity/user.ts'

/** Characters that people add to a password to satisfy a rule. */
const ADDED = /[\d!?.*#@$_-]{1,4}$/

/**
 * The most common leaked passwords, from zxcvbn's list, also with a few digits or signs added. The list is loaded on
 * first use.
 */
export class ListedCommonPasswords implements CommonPasswords {
  private list: Promise<ReadonlySet<string>> | null = null

  async includes(password: string): Promise<boolean> {
    if (password.length > MAX_PASSWORD_LENGTH) return false
    this.list ??= loadList()
    const list = await this.list
    const lowerCase = password.toLowerCase()
    return isMonotonous(lowerCase) || list.has(lowerCase) || list.has(lowerCase.replace(ADDED, ''))
  }
}

const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl']
const MIN_CHARACTERS = 4

/** Whether it has few different characters, or is a sequence from the alphabet or the keyboard. */
function isMonotonous(lowerCase: string): boolean {
  const backwards = [...lowerCase].reverse().join('')
  return (
    new Set(lowerCase).size < MIN_CHARACTERS || RUNS.some((run) => run.includes(lowerCase) || run.includes(backwards))
  )
}

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((one) => one.length >= MIN_PASSWORD_LENGTH))
}
