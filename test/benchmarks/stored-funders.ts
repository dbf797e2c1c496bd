import { RandomIdSource } from '../../adapters/system/random-id-source.ts'
import type { RegisteredFunder } from '../../core/funders/ports.ts'
import type { Persistence } from '../../core/persistence.ts'
import { GeneratedFunders, type GeneratedFunder } from './generated-funders.ts'

export type FunderStore = Pick<Persistence, 'unitOfWork'>

const AT_ONCE = 500
const ids = new RandomIdSource()

/** Stores funders as an import does; answers the first `known` of them. */
export async function fillFunders({ unitOfWork }: FunderStore, count: number, known = 0): Promise<GeneratedFunder[]> {
  const generated = new GeneratedFunders()
  const first: GeneratedFunder[] = []
  for (let done = 0; done < count; done += AT_ONCE) {
    const funders = Array.from({ length: AT_ONCE }, () => generated.take())
    if (first.length < known) first.push(...funders)
    await unitOfWork.run(({ funderRegister }) => funderRegister.save(funders.map(registered)))
  }
  return first
}

function registered({ name, number }: GeneratedFunder): RegisteredFunder {
  const createdAt = '2026-01-01T00:00:00.000Z'
  const of = { id: ids.next<'funder'>(), createdAt, version: 0, otherNames: [] }
  return { ...of, funderName: name, charityNumber: number, identifiers: [`GB-CHC-${number}`] }
}
