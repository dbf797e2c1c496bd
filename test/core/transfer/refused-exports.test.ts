import type { AccountId } from '../../../core/shared/ids.ts'
import { sentenceOfError } from '../../support/sentences.ts'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

import { readingZip } from '../../../adapters/archive/zip-reader.ts'
import { writeZip } from '../../../adapters/archive/write-zip.ts'
import { directReadings } from '../../../apps/wiring/workers/readings.ts'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { ExportAccounts } from '../../../core/transfer/export-accounts.ts'
import { ImportAccounts, type OnExisting } from '../../../core/transfer/import-accounts.ts'
import { PreviewImport } from '../../../core/transfer/preview-import.ts'
import type { AccountManifest, Audience, Manifest } from '../../../core/transfer/manifest.ts'
import { openCoreWorld, refusalOf, type CoreWorld } from '../../support/core-world.ts'
import { seedRichAccount } from '../../support/rich-account.ts'

const TEXT_INDEXING = { termWeights: directReadings(), analyser: new StemmedTermAnalyser() }

type Entries = Record<string, string>

describe('An export that is damaged or was tampered with', () => {
  let folder: string
  let archive: string
  let from: CoreWorld
  let to: CoreWorld
  let account: AccountId

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'refused-exports-'))
    archive = join(folder, 'export.zip')
    from = openCoreWorld()
    to = openCoreWorld()
    account = await seedRichAccount((work) => from.unitOfWork.run(work), from.files, 'quillwort')
    const exporting = new ExportAccounts(from.unitOfWork, from.snapshots, from.files, from.clock)
    await writeZip(archive, (writer) => exporting.execute({ archive: writer, account }))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  /** Changes the entries of the archive, which are named within the account's folder. */
  async function change(change: (entries: Entries, within: (name: string) => string) => void): Promise<void> {
    const bytes = unzipSync(await readFile(archive))
    const entries = Object.fromEntries(Object.entries(bytes).map(([name, content]) => [name, strFromU8(content, true)]))
    change(entries, (name) => `accounts/${account}/${name}`)
    const packed = Object.entries(entries).map(([name, content]) => [name, strToU8(content, true)] as const)
    await writeFile(archive, zipSync(Object.fromEntries(packed)))
  }

  /** As `change`, with manifests that say what the parts are now, as somebody would who knows the format. */
  const forge = (forged: (entries: Entries, within: (name: string) => string) => void) =>
    change((entries, within) => {
      forged(entries, within)
      const own = JSON.parse(entries[within('manifest.json')] ?? '') as AccountManifest
      const parts = own.parts.map((part) => ({ ...part, sha256: hashOf(entries[part.path] ?? '') }))
      entries[within('manifest.json')] = JSON.stringify({ ...own, parts })
      const all = JSON.parse(entries['manifest.json'] ?? '') as Manifest
      const sha256 = hashOf(entries[within('manifest.json')] ?? '')
      entries['manifest.json'] = JSON.stringify({ ...all, accounts: all.accounts.map((one) => ({ ...one, sha256 })) })
    })

  const bringIn = (trust: Audience = 'operator', onExisting: OnExisting = 'refuse') =>
    readingZip(archive, (reader) =>
      new ImportAccounts(to.unitOfWork, to.files, TEXT_INDEXING, to.ids).execute({
        archive: reader,
        onExisting,
        trust,
      }),
    )

  /** The sentence with which it is refused; fails when anything of it is kept. */
  async function refusal(): Promise<string> {
    const error = await refusalOf(bringIn())
    const kept = await to.snapshots.take(async (records) => {
      const found: unknown[] = []
      for await (const id of records.accountIds()) found.push(id)
      for await (const user of records.ofAccount('users', account)) found.push(user)
      return found
    })
    expect(kept).to.deep.equal([])
    return sentenceOfError(error)
  }

  const edit = (entries: Entries, name: string, from: string | RegExp, to: string) => {
    const before = entries[name] ?? ''
    entries[name] = before.replace(from, to)
    expect(entries[name]).not.to.equal(before)
  }

  /** Makes the first user an administrator with a password and a proved address, as whoever holds the file can write. */
  const promote = () =>
    forge((entries, within) => {
      const [first = '', ...others] = (entries[within('users.jsonl')] ?? '').trim().split('\n')
      const rights = { isAdmin: true, passwordHash: 'a hash', emailVerifiedAt: '2026-03-02T09:00:00.000Z' }
      const promoted = JSON.stringify({ ...(JSON.parse(first) as object), inviteStatus: null, ...rights })
      entries[within('users.jsonl')] = [promoted, ...others, ''].join('\n')
    })
  const usersOf = (id: AccountId) => to.unitOfWork.run(({ users }) => users.ofAccount(id))

  it('brings in no rights, passwords and proofs where an owner hands it in, whatever it says of itself', async () => {
    await promote()

    const [imported] = await bringIn('owner')

    const users = await usersOf(account)
    expect(users.length).to.be.greaterThan(0)
    for (const user of users)
      expect(user).to.include({ isAdmin: false, passwordHash: null, emailVerifiedAt: null }, user.email)
    expect(imported?.users).to.have.members(users.map(({ email }) => email))
    expect(imported?.administrators).to.deep.equal([])
  })

  it('names the administrators that an operator’s export brings in', async () => {
    await promote()

    const [imported] = await bringIn()

    const admins = (await usersOf(account)).filter(({ isAdmin }) => isAdmin).map(({ email }) => email)
    expect(admins).not.to.deep.equal([])
    expect(imported?.administrators).to.deep.equal(admins)
  })

  it('brings in no funder that everybody sees where an owner hands it in', async () => {
    await bringIn('owner')

    const shared: unknown[] = []
    await to.snapshots.take(async (records) => {
      for await (const funder of records.shared('funders')) shared.push(funder)
    })
    expect(shared).to.deep.equal([])
  })

  it('takes the place of the account that is named alone', async () => {
    await bringIn()
    const before = await usersOf(account)

    const refused = [
      await refusalOf(bringIn('operator', 'refuse')),
      await refusalOf(bringIn('operator', { replace: ['f'.repeat(24) as AccountId] })),
    ]
    const [imported] = await bringIn('operator', { replace: [account] })

    expect(refused.map(({ code }) => code)).to.deep.equal(['transfer.account-exists', 'transfer.account-exists'])
    expect(imported?.outcome).to.equal('replaced')
    expect(imported?.replacedUsers).to.have.members(before.map(({ email }) => email))
  })

  it('is looked at before anything is done: who comes in, which rights are dropped, and who is replaced', async () => {
    await promote()
    const preview = async (trust: Audience) => {
      const [one] = await readingZip(archive, (reader) =>
        new PreviewImport(to.unitOfWork).execute({ archive: reader, trust }),
      )
      return one!
    }

    const asOwners = await preview('owner')
    const asOperators = await preview('operator')
    const none = await usersOf(account)
    await bringIn()
    const again = await preview('owner')

    const users = await usersOf(account)
    const emails = users.map(({ email }) => email)
    const admins = users.filter(({ isAdmin }) => isAdmin).map(({ email }) => email)
    expect(none).to.deep.equal([])
    expect(admins).not.to.deep.equal([])
    expect(asOwners).to.deep.include({ id: account, administrators: [], replaces: null })
    expect(asOwners.users).to.have.members(emails)
    expect(asOwners.withoutRights).to.include.members(admins)
    expect(asOperators).to.deep.include({ administrators: admins, withoutRights: [] })
    expect(again.replaces).to.have.members(emails)
  })

  it('is refused when a part is another than the manifest says', async () => {
    await change((entries, within) => edit(entries, within('projects.jsonl'), 'quillwort', 'quillwant'))

    expect(await refusal()).to.match(/projects\.jsonl of this export is damaged/)
  })

  it('is refused when a file is another than the manifest says, or is missing', async () => {
    await change((entries) => {
      const name = Object.keys(entries).find((one) => one.includes('/files/')) ?? ''
      edit(entries, name, 'of', 'or')
    })
    expect(await refusal()).to.match(/^The file files\/.+ is damaged\.$/)

    await change((entries) => {
      const name = Object.keys(entries).find((one) => one.includes('/files/')) ?? ''
      delete entries[name]
    })
    expect(await refusal()).to.match(/is missing/)
  })

  it('is refused when it holds records of another account, or names an application of one', async () => {
    const foreign = 'f'.repeat(24)
    await forge((entries, within) => edit(entries, within('reports.jsonl'), account, foreign))
    expect(await refusal()).to.match(/holds reports of another account/)

    await forge((entries, within) => {
      edit(entries, within('reports.jsonl'), foreign, account)
      edit(entries, within('coordinatorMessages.jsonl'), /"proposalId":"\w+"/, `"proposalId":"${foreign}"`)
    })
    expect(await refusal()).to.match(/names an application that it does not hold/)
  })

  it('is refused when records are missing', async () => {
    await forge((entries, within) => edit(entries, within('users.jsonl'), /\n.*\n$/, '\n'))
    expect(await refusal()).to.match(/users\.jsonl holds 1 records in place of 2/)
  })

  it('is refused when a line is no JSON', async () => {
    await forge((entries, within) => edit(entries, within('users.jsonl'), '{', ''))

    expect(await refusal()).to.equal('A line of this export is damaged.')
  })

  it('is refused when a later release made it, or something else did', async () => {
    await change((entries) => edit(entries, 'manifest.json', '"formatVersion": 1', '"formatVersion": 2'))
    expect(await refusal()).to.equal('This export has format version 2; this release reads 1.')

    await change((entries) => edit(entries, 'manifest.json', 'grantwright-export', 'something-else'))
    expect(await refusal()).to.equal('This file is no export of Grantwright.')

    await change((entries) => delete entries['manifest.json'])
    expect(await refusal()).to.match(/it has no manifest/)
  })

  it('keeps an account whole whose files the store had lost, and says which', async () => {
    await from.files.remove(`${account}/form`)
    const exporting = new ExportAccounts(from.unitOfWork, from.snapshots, from.files, from.clock)
    const { missingFiles } = await writeZip(archive, (writer) => exporting.execute({ archive: writer, account }))

    const [imported] = await bringIn()

    expect(missingFiles.some((path) => path.endsWith('quillwort form.docx'))).to.equal(true)
    expect(imported?.outcome).to.equal('imported')
    expect(imported?.missingFiles.map((path) => `${account}/${path}`)).to.deep.equal(missingFiles)
  })
})

function hashOf(text: string): string {
  return createHash('sha256').update(Buffer.from(text, 'latin1')).digest('hex')
}
