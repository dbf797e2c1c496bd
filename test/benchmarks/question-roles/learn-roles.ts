import { agreementOf } from '../../../adapters/extractive/questions/form-agreement.ts'
import type { FormRoles } from '../../../adapters/extractive/questions/form-roles.ts'
import { featuresOf, type FeatureTable } from '../../../adapters/extractive/questions/line-features.ts'
import type { RoleModel } from '../../../adapters/extractive/questions/role-model.ts'
import { likelihood, type Trees } from '../../../adapters/extractive/questions/role-trees.ts'
import { soundOf } from '../../../adapters/extractive/questions/word-weights.ts'
import { binRows, type BinnedRows } from './bin-rows.ts'
import type { FormLines } from './form-lines.ts'
import { growTrees, type Growth } from './grow-trees.ts'
import { learnWords } from './learn-words.ts'

export interface Learning {
  /** Into so many parts the forms are put: each is read by what was learned from the others. */
  readonly folds: number
  readonly growth: Growth
}

export const LEARNING: Learning = {
  folds: 4,
  growth: { times: 3, rounds: 80, rate: 0.14, depth: 5, leastInLeaf: 2, ridge: 2, features: 0.3, rows: 0.7 },
}

const ROLES = ['question', 'heading', 'guidance'] as const

/** The part of each form: forms of one family are in the same. */
export function partsOf(forms: readonly FormLines[], folds: number): Map<FormLines, number> {
  const nameOf = ({ family, isMadeUp }: FormLines) => `${isMadeUp} ${family}`
  const families = [...new Set(forms.map(nameOf))]
  return new Map(forms.map((form) => [form, families.indexOf(nameOf(form)) % folds]))
}

/** Learns the roles of lines, part by part, and then from everything. */
export class RoleLearning {
  private readonly parts: ReadonlyMap<FormLines, number>
  private readonly words: RoleModel['words'][] = []
  private readonly grown: RoleModel['first'][] = []
  private readonly tables = new Map<FormLines, FeatureTable>()
  private readonly first = new Map<FormLines, FormRoles>()

  constructor(
    private readonly forms: readonly FormLines[],
    private readonly learning: Learning,
  ) {
    this.parts = partsOf(forms, learning.folds)
    this.hearAll()
    this.readAll()
  }

  /** For each part of the forms, what is learned from the others. */
  partModels(): RoleModel[] {
    const models: RoleModel[] = []
    this.byPart((others, own, part) => {
      const table = this.tables.get(own[0]!)!
      models[part] = {
        words: this.words[part]!,
        features: table.names,
        first: this.grown[part]!,
        agreement: agreementOf(own[0]!.candidates, table, this.first.get(own[0]!)!).names,
        second: this.learnAgreement(others),
      }
    })
    return models
  }

  /** What is learned from all of them. */
  model(): RoleModel {
    const words = this.learnSounds(this.forms)
    const tables = this.forms.map((form) => featuresFor(form, words))
    const rows = binRows(tables.flatMap((table) => table.rows))
    const grown = ROLES.map((role) => [role, this.learnRole(this.forms, role, rows)])
    const form = this.forms[0]!
    return {
      words,
      features: tables[0]!.names,
      first: Object.fromEntries(grown) as RoleModel['first'],
      agreement: agreementOf(form.candidates, tables[0]!, this.first.get(form)!).names,
      second: this.learnAgreement(this.forms),
    }
  }

  private byPart(each: (others: readonly FormLines[], own: readonly FormLines[], part: number) => void): void {
    for (let part = 0; part < this.learning.folds; part++) {
      const isOwn = (form: FormLines) => this.parts.get(form) === part
      each(
        this.forms.filter((form) => !isOwn(form)),
        this.forms.filter(isOwn),
        part,
      )
    }
  }

  private hearAll(): void {
    this.byPart((others, own, part) => {
      const words = this.learnSounds(others)
      this.words[part] = words
      for (const form of own) this.tables.set(form, featuresFor(form, words))
    })
  }

  private readAll(): void {
    this.byPart((others, own, part) => {
      const known = binRows(others.flatMap((form) => this.tables.get(form)!.rows))
      const grown = ROLES.map((role) => this.learnRole(others, role, known))
      for (const form of own) {
        const { rows } = this.tables.get(form)!
        const [question, heading, guidance] = grown.map((trees) => rows.map((row) => likelihood(trees, row)))
        this.first.set(form, { question: question!, heading: heading!, guidance: guidance! })
      }
      this.grown[part] = Object.fromEntries(ROLES.map((role, at) => [role, grown[at]])) as RoleModel['first']
    })
  }

  private learnSounds(forms: readonly FormLines[]) {
    const lines = forms.flatMap(({ candidates, wanted, weights, isMadeUp }) =>
      candidates.map(({ text }, at) => ({
        text,
        asks: wanted.question[at]!,
        weight: weights[at]! * (isMadeUp ? 0.7 : 1),
      })),
    )
    return learnWords(
      lines.map(({ text }) => text),
      lines.map(({ asks }) => asks),
      lines.map(({ weight }) => weight),
    )
  }

  private learnRole(forms: readonly FormLines[], role: keyof FormRoles, rows: BinnedRows): Trees {
    const growth = role === 'question' ? this.learning.growth : { ...this.learning.growth, rounds: 40, rate: 0.2 }
    return this.grow(forms, role, rows, growth)
  }

  private learnAgreement(forms: readonly FormLines[]): Trees {
    const rowsOf = (form: FormLines) => agreementOf(form.candidates, this.tables.get(form)!, this.first.get(form)!).rows
    return this.grow(forms, 'question', binRows(forms.flatMap(rowsOf)), this.learning.growth)
  }

  private grow(forms: readonly FormLines[], role: keyof FormRoles, rows: BinnedRows, growth: Growth): Trees {
    const wanted = forms.flatMap((form) => form.wanted[role])
    const weights = forms.flatMap((form) => form.weights.map((one) => one * this.weightOf(form)))
    const mean = weights.reduce((sum, one) => sum + one, 0) / weights.length
    return growTrees({ rows, wanted, weights: weights.map((one) => one / mean) }, growth)
  }

  /** A long form counts for more than a short one, but not line for line. */
  private weightOf({ candidates, counts }: FormLines): number {
    return counts / Math.sqrt(candidates.length)
  }
}

function featuresFor({ items, candidates }: FormLines, words: RoleModel['words']): FeatureTable {
  return featuresOf(
    items,
    candidates,
    candidates.map(({ text }) => soundOf(words, text)),
  )
}
