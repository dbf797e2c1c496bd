import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { directReadings } from '../../../apps/wiring/workers/readings.ts'
import { FindProfileFacts } from '../../../core/profile/find-profile-facts.ts'
import { FACT_FINDER_RELEASE } from '../../../adapters/extractive/profile/extractive-fact-finder.ts'
import type { ProfileFact } from '../../../core/profile/profile-fact.ts'
import { profilesIn } from '../../../core/profile/profiles.ts'
import { aDocument } from '../../support/builders.ts'
import { anActorIn, openCoreWorld } from '../../support/core-world.ts'

const UPLOADED_AT = '2026-11-01T00:00:00.000Z'

/** The profile of a new account with the documents of a folder, as the product proposes it. */
export async function profileOfLibrary(folder: string): Promise<readonly ProfileFact[]> {
  const world = openCoreWorld()
  const { accountId } = await anActorIn(world)
  const readings = directReadings()
  for (const fileName of readdirSync(folder)) {
    const document = aDocument({ accountId, originalName: fileName, contentHash: fileName, status: 'active' })
    const { id: documentId, scopes } = document
    const bytes = new Uint8Array(readFileSync(join(folder, fileName)))
    const { indexed } = await readings.index({
      accountId,
      documentId,
      fileName,
      scopes,
      uploadedAt: UPLOADED_AT,
      bytes,
    })
    await world.unitOfWork.run(async ({ documents, passages }) => {
      await documents.save({ ...document, language: indexed.language, uploadedAt: UPLOADED_AT })
      await passages.put(indexed)
    })
  }
  const finder = { release: FACT_FINDER_RELEASE, find: readings.findFacts }
  await new FindProfileFacts(world.unitOfWork, world.passageReader, finder, world.sources).execute({ accountId })
  return profilesIn(world.unitOfWork).read(accountId, UPLOADED_AT)
}
