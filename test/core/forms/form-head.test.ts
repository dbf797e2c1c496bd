import { expect } from 'chai'
import { formHead } from '../../../core/forms/form-head.ts'
import { takeHead } from '../../../core/forms/take-head.ts'
import type { FormBlock } from '../../../core/proposals/form/form.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import { aFormTerms, aProject, aProposal } from '../../support/builders.ts'
import { anActorIn, openCoreWorld } from '../../support/core-world.ts'

const line = (text: string): FormBlock => ({
  ...{ kind: 'paragraph', text, number: null, page: 1, anchor: '', listLevel: 0, bold: true, italic: false },
})
const headOf = (...lines: string[]) => formHead({ title: null, blocks: lines.map(line) })

describe('the head of a form', () => {
  it('names the programme and whose it is, without the words that any form has', () => {
    expect(headOf('THE HARBOUR TRUST', 'Warm Kitchens Fund: Application Form', 'Name of applicant')).to.deep.equal({
      name: 'Warm Kitchens Fund',
      funder: 'The Harbour Trust',
    })
    expect(headOf('Dossier de demande', 'La Fondation Écluse aide les associations')).to.deep.equal({
      name: 'Fondation Écluse',
      funder: 'Fondation Écluse',
    })
    expect(headOf('National Council for Quiet Places', 'Grant application')).to.deep.include({
      funder: 'National Council for Quiet Places',
    })
  })

  it('says nothing where the form prints nothing that tells, or mentions another organisation in passing', () => {
    expect(headOf('Application form', 'Your organisation', 'Your charity', 'Legal name')).to.deep.equal({
      name: null,
      funder: null,
    })
    const questions = Array.from({ length: 8 }, (_, at) => `${at + 1}. What is your need?`)
    expect(headOf('Grant Form', ...questions, 'Did the Lighthouse Foundation fund you before?').funder).to.equal(null)
  })
})

describe('an application that takes the head of its form', () => {
  const FORM = { fileKey: 'k', fileName: 'warm_kitchens-form.pdf', mediaType: 'application/pdf', sizeBytes: 1 }
  const head = { name: 'Warm Kitchens Fund', funder: 'The Harbour Trust' }

  async function take(of: Partial<Proposal> = {}, days: readonly string[] = ['2999-03-05']) {
    const world = openCoreWorld()
    const { accountId } = await anActorIn(world)
    const { sources, unitOfWork: work } = world
    return work.run(async (stores) => {
      const project = await stores.projects.save(aProject({ accountId, name: 'warm kitchens form' }))
      const made = { accountId, projectId: project.id, name: 'warm kitchens form', form: FORM as never, funderId: null }
      const read = { head, terms: aFormTerms(days), zone: 'Europe/London' }
      const taken = await takeHead(stores, aProposal({ ...made, ...of }), read, sources)
      const funder = taken.funderId && (await stores.funders.find(accountId, taken.funderId))
      const { name } = (await stores.projects.find(accountId, project.id))!
      return { taken, funder, project: name }
    })
  }

  it('has its name, also for the project made with it, its funder and its one deadline', async () => {
    const { taken, funder, project } = await take()

    expect([taken.name, project]).to.deep.equal(['Warm Kitchens Fund', 'Warm Kitchens Fund'])
    expect(funder).to.deep.include({ funderName: 'The Harbour Trust' })
    expect([taken.deadline, taken.deadlineZone]).to.deep.equal(['2999-03-05T23:59:00.000Z', 'Europe/London'])
    expect(taken.funderOverviewStatus).to.equal('processing')
  })

  it('keeps what people gave meanwhile, and leaves alone a deadline that is over or one of two', async () => {
    const kept = await take({ name: 'Ours', deadline: '2998-01-01T00:00:00.000Z' })
    expect([kept.taken.name, kept.project, kept.taken.deadline]).to.deep.equal([
      ...['Ours', 'warm kitchens form', '2998-01-01T00:00:00.000Z'],
    ])
    expect((await take({}, ['2001-01-01'])).taken.deadline).to.equal(null)
    expect((await take({}, ['2998-01-01', '2999-01-01'])).taken.deadline).to.equal(null)
  })
})
