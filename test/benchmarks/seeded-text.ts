const VOCABULARY = 27_000
const SYLLABLES = [
  'ba',
  'chi',
  'den',
  'fo',
  'gar',
  'hi',
  'jul',
  'ko',
  'lam',
  'mer',
  'nu',
  'pol',
  'ra',
  'sti',
  'tor',
  'ven',
]

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The word of a rank; rare words are longer, as in real languages. */
function wordOf(rank: number): string {
  let word = ''
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length]
  return word
}

/** Text whose words are as often as Zipf's law has it; remade the same from the same seed. */
export class SeededText {
  private readonly next: () => number
  private readonly words = Array.from({ length: VOCABULARY }, (_, rank) => wordOf(rank))

  constructor(seed: number) {
    this.next = seededNumbers(seed)
  }

  /** Any word; `rarer` above 1 leaves out the commonest. */
  word(rarer = 1): string {
    const rank = Math.floor(rarer * VOCABULARY ** this.next())
    return this.words[Math.min(VOCABULARY - 1, rank)]!
  }

  sentence(): string {
    const words = Array.from({ length: 8 + Math.floor(this.next() * 14) }, () => this.word())
    const text = words.join(' ')
    return `${text[0]!.toUpperCase()}${text.slice(1)}.`
  }

  /** Whole sentences, at least `words` words. */
  paragraph(words: number): string {
    const sentences: string[] = []
    for (let count = 0; count < words;) {
      const sentence = this.sentence()
      count += sentence.split(' ').length
      sentences.push(sentence)
    }
    return sentences.join(' ')
  }

  question(words = 8): string {
    return Array.from({ length: words }, () => this.word(20)).join(' ')
  }
}
