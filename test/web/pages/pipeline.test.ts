import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { userRoutes } from '../../../apps/web/src/app/screens.ts'
import { parseId } from '../../../core/shared/id.ts'
import type { ProposalChanges } from '../../../core/applications/change-proposal.ts'
import { addApplication, uploadForm } from './applications.ts'
import { logIn } from './log-in.ts'
import { usePageWorld, type Person } from './page-world.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FORM = `Riverside Trust: Community Grants

Applications close at 12 noon on 5 March 2037.

We award grants of between £1,000 and £10,000.

1. Who will benefit from your work?
`

describe('what is due when', () => {
  const world = usePageWorld()
  // Code that a page loads when it is first needed takes long on a busy machine.
  before(async () => {
    await Promise.all(userRoutes.map(({ preload }) => preload()))
    await import('../../../apps/web/src/features/proposals/header/PlanBar.tsx')
    await import('../../../apps/web/src/features/proposals/FormTermsPanel.tsx')
  })

  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const change = (person: Person, path: string, changes: ProposalChanges) => {
    const proposalId = parseId<'proposal'>(path.replace('/proposals/', ''))!
    return world().useCases.changeProposal.execute({ actor: person.actor, proposalId, changes })
  }

  it('is told on the home page of a new account: nothing yet, and how to begin', async () => {
    await world().open('/home', await world().person())

    await screen.findByText('Start with your first application')
    const begin = screen.getByText('New application: drop a form').closest('a')
    expect(begin?.getAttribute('href')).to.equal('/newApplication')
  })

  it('is on the home page: overdue first, and cards by stage', async () => {
    const person = await world().person()
    const soon = await addApplication(world(), person, { funderName: 'Harbour Trust' })
    const late = await addApplication(world(), person)
    await change(person, soon, { name: 'Soon', deadline: inDays(5), deadlineZone: 'UTC', amountAsked: 12_000 })
    await change(person, late, { name: 'Late', deadline: inDays(-2), deadlineZone: 'UTC' })

    await world().open('/home', person)

    const due = within(await screen.findByRole('region', { name: 'Due in the next 90 days' }))
    expect(due.getAllByRole('link').map(({ textContent }) => textContent)).to.deep.equal([
      ...['Late overdue by 2 days', 'Soon due in 5 days'],
    ])
    screen.getByText('“Late” is overdue by 2 days.')
    const drafting = within(screen.getByRole('region', { name: 'Drafting' }))
    expect(drafting.getAllByRole('link').map(({ textContent }) => textContent)).to.deep.equal(['Late', 'Soon'])
    drafting.getByText('Harbour Trust · £12,000')
    within(screen.getByRole('region', { name: 'Waiting for you' })).getByText('Nothing waits for you.')
  })

  it('is proposed on the home page where a form says so, and taken at a click', async () => {
    const person = await world().person()
    const path = await uploadForm(world(), person, { fileName: 'form.txt', text: FORM })
    await world().workOff()

    const page = await world().open('/home', person)

    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }))
    screen.getByText('Nothing is due in the next 90 days.', { exact: false })
    waiting.getByText('Applications close at 12 noon on 5 March 2037.')
    expect(waiting.getByText('1 question needs you').getAttribute('href')).to.match(new RegExp(`^${path}#`, 'u'))
    await page.user.click(waiting.getByRole('button', { name: /^Use as deadline: 5 Mar(ch)? 2037, / }))

    await waitFor(() => expect(waiting.queryByText('Applications close', { exact: false })).to.equal(null))
    within(screen.getByRole('region', { name: 'Drafting' })).getByText(/^due in [0-9,]+ days$/u)
  })

  it('moves an application to another stage on the home page, and shows what was asked and won as a table', async () => {
    const person = await world().person()
    const path = await addApplication(world(), person, { funderName: 'Harbour Trust' })
    await change(person, path, { name: 'Kitchen', amountAsked: 500, amountGiven: 400 })
    const page = await world().open('/home', person)
    await page.user.selectOptions(await screen.findByLabelText('Stage of Kitchen'), 'won')
    await within(screen.getByRole('region', { name: 'Won' })).findByText('Kitchen')
    expect(document.activeElement).to.equal(screen.getByLabelText('Stage of Kitchen'))

    const money = within(await screen.findByRole('region', { name: 'Asked and won' }))
    money.getByText('£400')
    await page.user.click(money.getByText('As a table'))
    const cells = money.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(cells).to.deep.equal([String(new Date().getFullYear()), 'Harbour Trust', '£500', '£400'])
  })

  it('is in a table that sorts and filters by its address, with totals', async () => {
    const person = await world().person()
    for (const [name, amountAsked] of [
      ['Large', 500],
      ['Small', 10],
    ] as const)
      await change(person, await addApplication(world(), person), { name, amountAsked })
    const won = await addApplication(world(), person)
    await change(person, won, { name: 'Won', stage: 'won', amountAsked: 90, amountGiven: 80 })

    const page = await world().open('/applications?stage=open', person)
    const names = async (...expected: string[]) =>
      waitFor(() => {
        const rows = screen.getAllByRole('row').slice(1)
        expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).to.deep.equal(expected)
      })
    await screen.findByText('Asked for: £510')
    await page.user.click(screen.getByLabelText('Sort by Asked for'))
    await names('Small', 'Large')
    await page.user.click(screen.getByLabelText('Sort by Asked for'))
    await names('Large', 'Small')
    expect(window.location.search).to.equal('?stage=open&sort=-amount')

    await page.goTo('/applications?search=won')
    await names('Won')
    screen.getByText('Won: £80')
    await page.goTo('/applications?search=nothing')
    await page.user.click(await screen.findByText('Clear the filters'))
    await screen.findByText('1 to 3 of 3')
  })

  it('filters by amounts as people write them, and keeps what is typed', async () => {
    const person = await world().person()
    await change(person, await addApplication(world(), person), { amountAsked: 500 })
    const page = await world().open('/applications', person)
    const least = await screen.findByLabelText<HTMLInputElement>('Asked for, from')
    await page.fill(least, '1.250,50')
    screen.getByText('= 1,250.50')
    await page.passes(300)
    await page.arrivesAt('/applications?amountFrom=1250.5')
    expect(least.value).to.equal('1.250,50')

    await page.fill(least, '1.250')
    screen.getByText('This could be 1,250 or 1.25. Type 1250 or 1.25.')
    await page.passes(300)
    await page.arrivesAt('/applications')
  })

  it('is changed on the page of the application, which keeps the stages before', async () => {
    const person = await world().person()
    const path = await addApplication(world(), person)
    await change(person, path, { nextStep: { text: 'Ring the funder', due: '2037-01-02' }, amountAsked: 700 })
    const page = await world().open(path, person)
    const plan = within(await screen.findByRole('region', { name: 'How this application stands' }))
    plan.getByText('Ring the funder', { exact: false })
    const asked = plan.getByLabelText<HTMLInputElement>('Asked for')
    expect(asked.value).to.equal('700')
    await page.fill(asked, '1,500')
    await page.user.keyboard('{Enter}')
    await page.fill(plan.getByLabelText('Deadline'), '2037-03-05T12:00')
    await page.user.tab()
    await plan.findByText(/^Closes 5 March 2037 at 12:00/)
    expect(asked.value).to.equal('1500')

    await page.user.click(plan.getByLabelText('Stage'))
    await page.user.click(await screen.findByTitle('Submitted'))

    await plan.findByTitle(/^Before: Drafting /)
  })

  it('is what the form says, and becomes the deadline at a click', async () => {
    const person = await world().person()
    const path = await uploadForm(world(), person, { fileName: 'form.txt', text: FORM })
    await world().workOff()
    const page = await world().open(path, person)
    await page.user.click(await screen.findByText('The form says'))
    screen.getByText('£1,000 to £10,000')
    screen.getByText('The form does not say.')
    await page.user.click(screen.getByRole('button', { name: 'Ask for £10,000' }))
    await screen.findByText('You ask for £10,000.')

    await page.user.click(screen.getByText('Use as deadline'))

    await screen.findByText('This is the deadline of the application.')
    const plan = within(screen.getByRole('region', { name: 'How this application stands' }))
    await plan.findByText(/^Closes 5 March 2037 at 12:00/)
  })

  it('is mailed before, unless the user switches that off in the settings', async () => {
    const person = await world().person()
    const page = await world().open('/settings', person)
    const kinds = async () => {
      const choices = within(await screen.findByRole('region', { name: 'Mails to you' }))
      return choices.getAllByRole<HTMLInputElement>('checkbox')
    }
    expect((await kinds()).map(({ checked }) => checked)).to.deep.equal([true, true, true, true])

    await page.user.click((await kinds())[2]!)
    await page.settles()
    await page.reload()

    await waitFor(async () => {
      expect((await kinds()).map(({ checked }) => checked)).to.deep.equal([true, true, false, true])
    })
  })

  it('leads from a mail to the switches, after logging in too', async () => {
    const { email } = await world().person()
    const page = await world().open('/settings#mails', null)
    await logIn(page, email)

    const heading = await screen.findByRole('heading', { name: 'Mails to you' })
    await waitFor(() => expect(document.activeElement).to.equal(heading))
  })
})
