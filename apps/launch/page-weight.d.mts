export interface FirstPage {
  readonly name: string
  readonly chunks: readonly string[]
  readonly mostKilobytes: number
}

export function assertPageWeights(folder: string, pages?: readonly FirstPage[]): void
