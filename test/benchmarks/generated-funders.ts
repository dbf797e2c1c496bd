import { seededNumbers, SeededText } from './seeded-text.ts'

const KINDS = [
  'Trust',
  'Foundation',
  'Charitable Trust',
  'Fund',
  'Community Foundation',
  'Benevolent Fund',
  'Memorial Trust',
]
const SAINTS = ['Mary', 'John', 'Peter', 'Thomas', 'Andrew', 'Margaret']

/** A funder as registers have them, remade the same from the same seed. */
export interface GeneratedFunder {
  readonly name: string
  /** Of the Charity Commission. */
  readonly number: string
}

/** Funders whose names share a few words with very many others and have one or two rare ones, as in a register. */
export class GeneratedFunders {
  private readonly next = seededNumbers(5)
  private readonly text = new SeededText(3)
  private count = 0

  take(): GeneratedFunder {
    this.count += 1
    return { name: this.name(), number: String(200_000 + this.count) }
  }

  private name(): string {
    const [first, second] = [capital(this.text.word(40)), capital(this.text.word(200))]
    const kind = this.oneOf(KINDS)
    const forms = [
      `The ${first} ${kind}`,
      `${first} and ${second} ${kind}`,
      `${first} ${second} ${kind}`,
      `Friends of St ${this.oneOf(SAINTS)}’s School, ${first}`,
      `${kind} for the People of ${first} ${second}`,
    ]
    return this.oneOf(forms)
  }

  private oneOf(list: readonly string[]): string {
    return list[Math.floor(this.next() * list.length)] ?? ''
  }
}

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
}
