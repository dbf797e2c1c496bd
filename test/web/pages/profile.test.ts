import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { preload } from '../../../apps/web/src/app/screens.ts'
import type { ProfileFact } from '../../../adapters/http-contract/profile.ts'
import { addApplication } from './applications.ts'
import { usePageWorld, type Person, type ShownPage } from './page-world.ts'

type Found = Pick<ProfileFact, 'state' | 'value' | 'candidates'>

const source = {
  documentId: 'a'.repeat(24),
  fileName: 'Report.pdf',
  page: 3,
  ordinal: 4,
  passage: 'Charity no. 1112223',
}
const candidate = (value: string, fileName = 'Report.pdf') => ({ value, sources: [{ ...source, fileName }] })

const PROPOSED: Found = { state: 'proposed', value: '1112223', candidates: [candidate('1112223')] }
const CONFLICT: Found = {
  state: 'conflicting',
  value: null,
  candidates: [candidate('1998'), candidate('2001', 'Strategy.docx')],
}

describe('the organisation profile', () => {
  const world = usePageWorld()
  // What keeps the focus is loaded after the first page.
  before(() => Promise.all([preload('/profile'), import('../../../apps/web/src/app/after-first-page.ts')]))

  /** As if documents said this of facts that nobody has confirmed yet. */
  async function open(found: Readonly<Record<string, Found>> = {}, person?: Person): Promise<ShownPage> {
    return world().open('/profile', person ?? (await world().person()), ({ calls }) =>
      calls.change<{ facts: ProfileFact[] }>('GET /account/profile', (body) => ({
        ...body,
        facts: body.facts.map((fact) => (fact.state === 'missing' ? { ...fact, ...found[fact.key] } : fact)),
      })),
    )
  }

  const group = async (name: string) => within((await screen.findByText(name, { selector: 'h2' })).closest('section')!)

  it('confirms a proposed fact with one click, and says who did and how many are left', async () => {
    const page = await open({ charityNumber: PROPOSED })
    const identity = await group('Who we are')
    await screen.findByText('1 to confirm')
    expect(identity.getByText('Report.pdf, page 3').getAttribute('href')).to.contain('document=')
    await page.user.click(identity.getByText('Confirm'))

    await identity.findByText(/^Confirmed by Ada Brook on /)
    await waitFor(() => expect(document.activeElement).to.equal(identity.getByLabelText('Change: Charity number')))
    await screen.findByText('1 confirmed')
    expect(screen.queryByText('1 to confirm')).to.equal(null)
  })

  it('lets its user choose between values that differ, or type another with Enter', async () => {
    const page = await open({ founded: CONFLICT, charityNumber: PROPOSED })
    await screen.findByText('1 conflict')
    await page.user.click(await screen.findByLabelText('Use this: 2001 (Founded)'))
    await waitFor(() => expect(screen.queryByText('1 conflict')).to.equal(null))
    await page.user.click(screen.getByLabelText('Change: Charity number'))
    const field = screen.getByLabelText('Charity number')
    await page.fill(field, '3334445')
    await page.user.keyboard('{Enter}')

    await screen.findByText('3334445')
    await screen.findByText('2 confirmed')
  })

  it('keeps what was typed beside the reason why it was refused, also through a reload', async () => {
    const page = await open()
    await page.fill(await screen.findByLabelText('Main contact’s email'), 'nobody')
    await page.user.keyboard('{Enter}')
    expect(document.activeElement).to.equal(screen.getByLabelText('Main contact’s telephone'))
    await screen.findByText('Please give an email address.')
    expect(screen.getByLabelText<HTMLInputElement>('Main contact’s email').value).to.equal('nobody')

    await page.reload()
    const field = await screen.findByLabelText<HTMLInputElement>('Main contact’s email')
    expect(field.value).to.equal('nobody')
    await page.fill(field, 'ada@example.org')
    await page.user.keyboard('{Enter}')
    await screen.findByText('ada@example.org')
  })

  it('shows confirmed income and spending by year as bars, each with the place that it is from', async () => {
    const thisYear = new Date().getFullYear()
    const [last, before] = [thisYear - 1, thisYear - 2]
    const person = await world().person()
    for (const [key, value] of [
      [`income${last}`, '£260,500'],
      [`expenditure${last}`, '£240,000'],
    ] as const)
      await world().useCases.changeFact.execute({
        actor: person.actor,
        key,
        value,
        state: 'confirmed',
        validUntil: null,
      })
    await world().open('/profile', person, ({ calls }) =>
      calls.change<{ facts: ProfileFact[] }>('GET /account/profile', (body) => ({
        ...body,
        facts: body.facts.map((fact) => {
          if (fact.key === `income${last}`) return { ...fact, candidates: [candidate('260,500')] }
          // Nobody has confirmed it.
          return fact.key === `income${before}` ? { ...fact, ...PROPOSED } : fact
        }),
      })),
    )

    const table = within(await screen.findByRole('table', { name: 'Income and spending by year' }))
    const rows = table.getAllByRole('row').slice(1)

    expect(rows.map(({ textContent }) => textContent)).to.deep.equal([
      `${last} IncomeReport.pdf, page 3£260,500`,
      `${last} ExpenditureConfirmed by Ada Brook£240,000`,
    ])
    expect(table.getByText('Report.pdf, page 3').getAttribute('href')).to.contain('page=3')
  })

  it('asks first for what open applications lack, and for it once', async () => {
    const person = await world().person()
    await addApplication(world(), person, { questions: ['Name of main contact', 'Charity number'] })
    await world().workOff()
    const page = await open({}, person)
    const asked = await group('Asked for lately')
    expect(asked.getAllByRole('textbox').map((field) => field.getAttribute('id'))).to.have.length(2)
    expect(screen.getAllByLabelText('Charity number')).to.have.length(1)

    await page.fill(asked.getByLabelText('Charity number'), '1112223')
    await page.user.keyboard('{Enter}')
    await asked.findByText('1112223')
    await page.reload()
    const identity = await group('Who we are')
    identity.getByText('1112223')
  })

  it('shows bank details in part, and has them typed again to be changed', async () => {
    const page = await open()
    await page.fill(await screen.findByLabelText('Account number'), '12345678')
    await page.user.keyboard('{Enter}')
    const bank = await group('Bank')
    await bank.findByText('•••• 5678')

    await page.user.click(bank.getByLabelText('Change: Account number'))
    expect(screen.getByLabelText<HTMLInputElement>('Account number').value).to.equal('')
    expect(JSON.stringify({ ...sessionStorage })).to.not.contain('12345678')
  })

  it('has figures by year, and facts of one’s own', async () => {
    const page = await open()
    const money = within(await screen.findByLabelText('Money, by year'))
    const [add] = money.getAllByText('Add')
    await page.user.click(add!)
    await page.user.keyboard('£48,000{Enter}')
    await money.findByText('£48,000')
    await page.user.click(money.getAllByText('Add')[0]!)
    await page.user.keyboard('1.250{Enter}')
    await screen.findByText('This could be 1,250 or 1.25. Type 1250 or 1.25.')
    await page.user.keyboard(',50{Enter}')
    await money.findByText('1.250,50')

    await page.user.click(screen.getByText('Add a fact of your own'))
    await page.fill(screen.getByLabelText('What it is'), 'Ofsted number')
    await page.fill(screen.getByLabelText('Value'), 'EY123456')
    await page.user.keyboard('{Enter}')
    const own = await group('Your own facts')
    await own.findByText('EY123456')
    own.getByText('Ofsted number')
  })
})
