import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from 'chai'
import { readingZip } from '../../adapters/archive/zip-reader.ts'
import { useBrowserWorld } from './browser-world.ts'
import { PASSWORD } from './person.ts'

describe('downloading everything', () => {
  const world = useBrowserWorld()

  it('gives the owner one file with all of the account', async () => {
    const person = await world().person()
    const { accountId } = person.actor
    await world().visitAs(person, async (visitor) => {
      await visitor.open('/settings')
      await visitor.sees(visitor.heading('Your data'))

      await visitor.page.getByRole('region', { name: 'Your data' }).getByLabel('Your password').fill(PASSWORD)
      const [download] = await Promise.all([
        visitor.page.waitForEvent('download'),
        visitor.button('Download everything').click(),
      ])

      expect(download.suggestedFilename()).to.match(/^grantwright-\d{4}-\d\d-\d\d\.zip$/)
      const file = join(await mkdtemp(join(tmpdir(), 'grantwright-download-')), 'own-data.zip')
      await download.saveAs(file)
      const users = await readingZip(file, (archive) => text(archive.bytes(`accounts/${accountId}/users.jsonl`)))
      await rm(dirname(file), { recursive: true })
      expect(users).to.include(person.email).and.not.to.include('argon2')
      expect(visitor.path).to.equal('/settings')
    })
  })
})
