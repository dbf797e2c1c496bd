export interface FirstPage {
  readonly name: string
  readonly chunks: readonly string[]
  readonly mostKilobytes: number
}

export function holdPageWeights(folder: string, pages?: readonly FirstPage[]): void
