import { expect } from 'chai'
import { documentResponse } from '../../adapters/http-contract/documents.ts'
import { createdResponse, projectResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import { formWith, type HttpClient } from '../support/http-client.ts'
import { openWorld, type World } from '../support/world.ts'

const FORM = `Warm Homes Fund application form

1. How many young people does your youth club reach? (max 100 words)
2. Who will benefit from your work?
`
const REPORT = 'Our mission is to give every child a safe place to play. In 2025 we closed 31 streets for 412 children.'

const NAMES = [
  ['a currency sign', 'Kitchen grant £5,000', 'Kitchen grant GBP5,000'],
  ['accents', 'Café für Ömer', 'Cafe fur Omer'],
  ['dashes and quotation marks', 'Fund – “Round 2” it’s', "Fund - 'Round 2' it's"],
  ['another script', '日本の助成金', 'RiBennoZhuChengJin'],
  ['a sign of addresses', '100% renewable', '100_ renewable'],
  ['more letters than a file system takes', 'ö'.repeat(240), 'o'.repeat(80)],
  ['the name of a device', 'CON', 'CON_'],
] as const

/** The names that a header gives: for old browsers, and for those that know more letters. */
function namesIn(headers: Headers): { plain: string; full: string } {
  const header = headers.get('content-disposition') ?? ''
  expect(header).to.match(/^attachment; [\x20-\x7e]+$/)
  const plain = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;]+))/.exec(header)
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1]
  const short = (plain?.[1] ?? plain?.[2] ?? '').replace(/\\(.)/g, '$1')
  return { plain: short, full: encoded === undefined ? short : decodeURIComponent(encoded) }
}

describe('a download', () => {
  let world: World
  let client: HttpClient

  before(async () => {
    world = await openWorld()
    await world.registered()
  })

  beforeEach(async () => {
    client = (await world.registered()).client
  })

  after(() => world.close())

  const named = async (path: string) => namesIn((await client.send('GET', path)).headers)

  const formOf = async (name: string) => {
    const form = formWith({ name, content: FORM }, { name: 'Warm homes' })
    const { id } = await client.upload('/proposals/createUploadGrant', form, createdResponse)
    await world.workOff()
    return id
  }

  for (const [what, name, plain] of NAMES)
    it(`is saved under its name, with its extension: ${what}`, async () => {
      const { id } = await client.post('/proposals/createManualGrant', { name }, createdResponse)

      const { plain: short, full } = await named(`/proposals/${id}/download`)

      expect(short).to.equal(`${plain}.docx`)
      expect(full).to.equal(`${name === 'CON' ? 'CON_' : name.slice(0, 80)}.docx`)
    })

  it('says beside a PDF what it can’t show as it is', async () => {
    const { id } = await client.post('/proposals/createManualGrant', { name: 'Our 温室 🌱 garden' }, createdResponse)

    const { headers } = await client.send('GET', `/proposals/${id}/download?format=pdf`)
    const word = await client.send('GET', `/proposals/${id}/download`)

    expect(headers.get('not-shown')?.split(',').map(decodeURIComponent)).to.deep.equal(['温室', '🌱'])
    expect(word.headers.get('not-shown')).to.equal(null)
  })

  it('of a form and of the filled form is named as the form was', async () => {
    const id = await formOf('Förderantrag “2026” £.txt')

    expect((await named(`/proposals/${id}/form/file`)).full).to.equal('Förderantrag “2026” £.txt')
    expect((await named(`/proposals/${id}/filledForm`)).full).to.match(/^Förderantrag “2026” £.*\.txt$/)
  })

  it('of a letter, a report and the overview of a project is named like an application', async () => {
    const { id: project } = await client.post('/projects/create', { name: 'Café £5' }, createdResponse)
    for (const kind of ['grants', 'reports']) {
      const file = formWith({ name: 'Annual report 2025.txt', content: REPORT })
      await client.upload(`/documentLibrary/uploadProjectDocument/${project}/${kind}`, file, documentResponse)
    }
    const toWrite = { name: 'Bericht für £', reportPrompt: 'Our activities' }
    const { id: report } = await client.post(`/projects/${project}/createReport`, toWrite, createdResponse)
    const grant = { name: 'Grün £', projectId: project }
    const { id: proposal } = await client.post('/proposals/createManualGrant', grant, createdResponse)
    await client.post(`/proposals/${proposal}/newQuestion`, { questionText: 'Who will benefit?' }, proposalResponse)
    await world.workOff()
    await client.call('POST', `/projects/${project}/generateOverview`, projectResponse)
    await client.call('POST', `/coverLetters/generate/${proposal}`, proposalResponse)
    await world.workOff()

    expect((await named(`/projects/reports/${report}/download`)).full).to.match(/Bericht für £.*\.docx$/)
    expect((await named(`/projects/${project}/overview/download`)).full).to.match(/Café £5.*\.docx$/)
    expect((await named(`/proposals/${proposal}/coverLetter/download`)).full).to.match(/Grün £.*\.docx$/)
  })
})
