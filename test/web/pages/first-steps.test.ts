import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import type { FirstSteps } from '../../../adapters/http-contract/first-steps.ts'
import type { ProfileFact } from '../../../adapters/http-contract/profile.ts'
import { usePageWorld, type Person, type ShownPage } from './page-world.ts'
import { uploadText } from './uploaded-documents.ts'

const LIST = 'Get started'

describe('the first steps of an account', () => {
  const world = usePageWorld()

  const checklist = async () => within(await screen.findByRole('region', { name: LIST }))
  const open = async (person: Person): Promise<ShownPage> => world().open('/projects', person)

  it('are ticked as they are done, and lead to where they are done', async () => {
    const person = await world().confirmed()
    const { useCases } = world()
    for (const name of ['1.txt', '2.txt', '3.txt']) await uploadText(world(), person, name, `We are ${name}.`)
    await useCases.inviteUser.execute({ actor: person.actor, email: 'colleague-of-first-steps@example.org' })
    const page = await open(person)
    const list = await checklist()

    list.getByText('2 of 4 done')
    expect(list.queryByText('Upload three documents', { selector: 'a' })).to.equal(null)
    expect(list.getByText('Confirm your organisation profile').getAttribute('href')).to.equal('/profile')
    await page.user.click(list.getByText('Start your first application'))
    await screen.findByRole('dialog', { name: 'Create a new project' })
  })

  it('ask whether the facts that documents propose are right, until they are confirmed', async () => {
    const person = await world().person()
    const keys = ['legalName', 'charityNumber']
    const found = { legalName: 'Harbour Kitchen', charityNumber: '1112223' }
    const page = await world().open('/documentLibrary', person, ({ calls }) => {
      calls.change<{ facts: ProfileFact[] }>('GET /account/profile', (body) => ({
        ...body,
        facts: body.facts.map((fact) =>
          fact.state === 'missing' && fact.key in found
            ? { ...fact, state: 'proposed', value: found[fact.key as keyof typeof found] }
            : fact,
        ),
      }))
      calls.change<{ firstSteps: FirstSteps }>('GET /account/firstSteps', ({ firstSteps, ...body }) => {
        const { confirmed } = firstSteps.profile
        return {
          ...body,
          firstSteps: { ...firstSteps, profile: { confirmed, toSettle: keys.slice(confirmed), unread: 0 } },
        }
      })
    })
    const panel = within((await screen.findByText('We think this is you')).closest('section')!)
    await panel.findByText('Harbour Kitchen')
    await page.user.click(panel.getByText('Confirm all 2'))
    await panel.findByText('Done: forms are now filled from these facts.')
    expect(panel.getAllByText(/^Confirmed by Ada Brook on /)).to.have.length(2)
    await page.user.click(panel.getByText('Close'))

    await waitFor(() => expect(screen.queryByText('We think this is you')).to.equal(null))
  })

  it('are hidden for good once the user says so', async () => {
    const person = await world().person()
    const page = await open(person)
    await page.user.click((await checklist()).getByText('Hide this list'))
    await waitFor(() => expect(screen.queryByText(LIST)).to.equal(null))
    await page.settles()

    await page.reload()
    await screen.findByText('Start with your first project')
    await page.settles()
    expect(screen.queryByText(LIST)).to.equal(null)
    expect(page.calls.count('GET /account/firstSteps')).to.equal(1)
  })

  it('offer a sample form, whose questions are found as those of any other', async () => {
    const person = await world().person()
    const page = await open(person)
    await page.user.click((await checklist()).getByText('Try a sample form'))
    await page.arrivesAt(/^\/proposals\//)
    await screen.findByText('Sample: Larkrise Community Fund', { selector: 'h1' })
    await world().workOff()

    const [project] = await world().useCases.listProjects.execute({ actor: person.actor })
    const detail = await world().useCases.viewProject.execute({ actor: person.actor, projectId: project!.id })
    const proposalId = detail.grants[0]!.id as never
    const { questions } = await world().useCases.viewProposal.execute({ actor: person.actor, proposalId })
    expect(questions.map(({ number }) => number)).to.deep.equal([
      ...['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'B1', 'B2', 'B3', 'B4', 'B5'],
    ])
  })
})
