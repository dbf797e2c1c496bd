import { screen, within } from '@testing-library/dom'
import { expect } from 'chai'
import { preload } from '../../../apps/web/src/app/screens.ts'
import { grantInfoOn } from '../../../core/proposals/grant-info.ts'
import { usePageWorld, type Person, type ShownPage } from './page-world.ts'
import { findIn, isGone, POLICIES_DOCX, REPORT_PDF, uploadSample, uploadText } from './uploaded-documents.ts'

const REPORT = 'Annual report 2025.pdf'
const POLICIES = 'Safeguarding and equality policies.docx'

const drawerOf = (name: string) => screen.findByRole('dialog', { name })

describe('the text of a document', () => {
  const world = usePageWorld()
  let person: Person

  before(async () => {
    await preload('/documentLibrary')
    person = await world().person()
    await uploadSample(world(), person, REPORT_PDF)
    await world().workOff()
  })

  const press = (page: ShownPage, drawer: HTMLElement, name: string) =>
    page.user.click(within(drawer).getByText(name).closest('button')!)

  const isDisabled = (drawer: HTMLElement, name: string) => within(drawer).getByText(name).closest('button')!.disabled

  it('is turned page by page, at an address that opens it there', async () => {
    const page = await world().open('/documentLibrary', person)
    await page.user.click(await screen.findByText(REPORT))
    const drawer = await drawerOf(REPORT)
    await within(drawer).findByText('Page 1')
    expect(within(drawer).getByText('Who we are').closest('h3, h4')).not.to.equal(null)
    within(drawer).getByText('of 3')
    expect([isDisabled(drawer, 'Previous'), isDisabled(drawer, 'Next')]).to.deep.equal([true, false])
    await press(page, drawer, 'Next')
    await within(drawer).findByText('Page 2')
    await page.arrivesAt(/^\/documentLibrary\?document=[0-9a-f]{24}&page=2$/)
    const { address } = page

    await page.user.clear(within(drawer).getByLabelText('Page'))
    await page.user.type(within(drawer).getByLabelText('Page'), '99{Enter}')
    await within(drawer).findByText('Page 3')
    await page.arrivesAt(/&page=3$/)
    expect([isDisabled(drawer, 'Previous'), isDisabled(drawer, 'Next')]).to.deep.equal([false, true])
    await press(page, drawer, 'Previous')
    await within(drawer).findByText('Page 2')
    await page.user.click(within(drawer).getByLabelText('Close'))
    await isGone(drawer)
    await page.arrivesAt('/documentLibrary')

    await page.goTo(address)
    await within(await drawerOf(REPORT)).findByText('Page 2')
  })

  it('opens over the page of a project', async () => {
    const { id } = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    const page = await world().open(`/projects/${id}#grants`, person)
    const table = await screen.findByRole('table', { name: 'Shared document library' })
    await page.user.click(within(table).getByText(REPORT))

    await within(await drawerOf(REPORT)).findByText('Page 1')
    await page.arrivesAt(new RegExp(`^/projects/${id}\\?document=[0-9a-f]{24}#grants$`))
  })

  it('is announced while the document is being read, and then appears by itself', async () => {
    const newcomer = await world().person()
    await uploadText(world(), newcomer, 'plan.md', '# Plan\n\nWe will plant 40 trees.')
    const page = await world().open('/documentLibrary', newcomer)
    await page.user.click(await screen.findByText('plan.md'))
    const drawer = await drawerOf('plan.md')
    await within(drawer).findByText(/^We are reading this document\./)
    await page.passes(3000)
    within(drawer).getByText(/^We are reading this document\./)
    await world().workOff()
    await page.passes(3000)

    await within(drawer).findByText('We will plant 40 trees.')
    expect(page.timers.waiting(3000)).to.equal(0)
  })

  it("tells nobody else's document from none", async () => {
    const { documents } = await world().useCases.listDocuments.execute({ actor: person.actor })
    const page = await world().open('/documentLibrary', await world().person())
    for (const id of [documents[0]!.id, 'f'.repeat(24)]) {
      await page.goTo(`/documentLibrary?document=${id}`)
      const drawer = await drawerOf('Text of a document')
      await within(drawer).findByText('Document not found')
      within(drawer).getByText('It may have been removed, or it belongs to another account.')
    }
  })
})

describe('a source of an answer', () => {
  const world = usePageWorld()
  let person: Person
  let path: string

  before(async () => {
    person = await world().person()
    const { actor } = person
    await uploadSample(world(), person, REPORT_PDF)
    await uploadSample(world(), person, POLICIES_DOCX)
    await world().workOff()
    const grantInfo = [
      grantInfoOn('purpose', 'two electric induction ovens and a fifth day of our community kitchen'),
      grantInfoOn('amount', '£48,000'),
    ]
    const grant = { name: 'Warm Kitchens Fund', projectId: null, grantInfo, funderId: null, funderName: null }
    const { id: proposalId } = await world().useCases.createManualGrant.execute({ actor, ...grant })
    for (const questionText of [
      'How many people did you reach in 2025?',
      'How do you keep children and adults at risk safe?',
      'How much are you asking for?',
    ])
      await world().useCases.addQuestion.execute({ actor, proposalId, questionText })
    await world().workOff()
    path = `/proposals/${proposalId}`
  })

  const openSource = async (name: RegExp) => {
    const page = await world().open(path, person)
    await screen.findAllByText('Show the passage in')
    for (const fact of screen.queryAllByLabelText(/^Open Question \d$/)) await page.user.click(fact)
    const chips = await screen.findAllByText('Show the passage in')
    const chip = chips.map((chip) => chip.closest('button')!).find(({ textContent }) => name.test(textContent))!
    await page.user.click(chip)
    return { page, drawer: await drawerOf('Sources of this answer') }
  }

  it('that has no pages is named and opened without one', async () => {
    const { page, drawer } = await openSource(/Safeguarding and equality policies\.docx$/)
    await within(drawer).findAllByText(POLICIES, { selector: 'h4' })
    await findIn(drawer, '[role=region] mark')
    await page.user.click(within(drawer).getAllByText('Read the whole document')[0]!)

    const whole = await drawerOf(POLICIES)
    await findIn(whole, 'h3')
    expect(within(whole).queryByText(/^Page \d/)).to.equal(null)
    await page.user.click(within(whole).getByLabelText('Close'))
    await isGone(whole)
    within(drawer).getAllByText(POLICIES, { selector: 'h4' })
  })

  it('that is what was typed about the application is shown as it was typed', async () => {
    const { drawer } = await openSource(/Your application details/)
    const mark = await findIn(drawer, 'mark')

    expect(mark.textContent).to.contain('£48,000')
    expect(within(drawer).queryByRole('link')).to.equal(null)
  })

  it('is marked within its page, and keeps its name and its passage when the document is removed', async () => {
    const { page, drawer } = await openSource(/Annual report 2025\.pdfp\. /)
    const text = await within(drawer).findByRole('region', { name: /^Page text of Annual report 2025\.pdf, p\. / })
    expect(text.querySelector('mark')?.closest('[data-in-focus]')).not.to.equal(null)
    expect(text.querySelectorAll('span:not([data-in-focus])')).not.to.have.length(0)
    within(drawer).getByText(/^Read the whole document from page \d$/)

    const { documents } = await world().useCases.listDocuments.execute({ actor: person.actor })
    const { id: documentId } = documents.find(({ originalName }) => originalName === REPORT)!
    await world().useCases.removeDocument.execute({ actor: person.actor, documentId })
    await page.close()
    const { drawer: after } = await openSource(/Annual report 2025\.pdfp\. /)
    await within(after).findByText(/^This document is no longer in your library\./)
    expect(within(after).getAllByText(/^Annual report 2025\.pdf, p\. /, { selector: 'h4' })).not.to.have.length(0)
    expect(after.querySelector('blockquote mark')).not.to.equal(null)
  })
})
