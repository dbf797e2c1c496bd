/** A question in other words than the application's, and which questions of the shared applications it means. */
export interface ParaphrasedQuestion {
  readonly asked: string
  /** Matches the question that was answered before. */
  readonly means: RegExp
}

const q = (asked: string, means: RegExp): ParaphrasedQuestion => ({ asked, means })

/** Written before the ranking was first looked at, and not changed since. */
export const PARAPHRASED_QUESTIONS: readonly ParaphrasedQuestion[] = [
  q(
    'Which other products do the people who would use your software rely on today, and how do you compare?',
    /other software|possible alternatives|comparable tools|compare your own project/i,
  ),
  q('How will you make the project last once our money has run out?', /sustainab/i),
  q(
    'What are the steps you will take and when will each be finished?',
    /milestones and deliverables|work ?plan|project timeline/i,
  ),
  q('Who works on this and what is their background?', /composition, experience|qualified to address|\bteam\b/i),
  q(
    'How is decision-making organised in your project and how many maintainers are there?',
    /maintenance and governance/i,
  ),
  q(
    'What would change for people if you succeed in the long run?',
    /ultimate impact|outcomes|impact will they experience|impact of the project/i,
  ),
  q(
    'Which grants or donations have you had in the last two years?',
    /in-kind support|other sources of (?:support|funding)|made possible so far|funding sources/i,
  ),
  q('In one sentence, what is this proposal for?', /proposal purpose/i),
  q(
    'How do you make sure that people from minorities feel welcome and take part in leading the project?',
    /diversity, equity|participation, retention|diversity of/i,
  ),
  q('What is wrong with the way things are at the moment?', /problem you are working to solve|main issue, problem/i),
  q('Why are you the right people to do this?', /qualified/i),
  q('What have others already done on this subject?', /major related work/i),
  q(
    'Explain why you need this sum.',
    /justification for (?:the amount|resources)|requested budget will be used|budget narrative/i,
  ),
  q('What will exist at the end that does not exist now?', /output from the project|what outputs|deliverables/i),
  q('Tell us about results of an earlier grant from us.', /previous sloan grants|progress report/i),
  q('How will you keep participants’ data safe and deal with bias?', /ethical/i),
  q('How many households will benefit?', /total number of people/i),
  q('Who will gain from this research inside universities?', /academic beneficiaries/i),
  q('Describe the study so that a lay reader understands it.', /simple terms/i),
  q('What will each member of staff be responsible for?', /staff duties/i),
  q('À quel besoin de la société répondez-vous ?', /problématique/i),
  q('Comment faites-vous connaître votre projet ?', /^communication/i),
  q(
    'De combien d’argent et de personnes avez-vous besoin ?',
    /besoins humains et financiers|moyens humains et financiers/i,
  ),
  q('Combien d’années doit durer le partenariat ?', /combien de temps/i),
  q('What hard technical problems do you foresee?', /technical challenges/i),
  q(
    'Which organisations and groups will you work with, and how will you spread the results?',
    /ecosystem of the project/i,
  ),
  q(
    'How far along is your initiative and what has it achieved so far?',
    /maturity|current status of the project|progress overview|progress towards/i,
  ),
  q('What could we give you besides money?', /beyond providing access to funding|non-financial support/i),
  q('How will you offset emissions from flights?', /carbon offset/i),
  q('Would you travel less if we paid for other ways to meet?', /alternatives to travel/i),
  q('What is your own part in the project?', /role\/connection|maintaining or contributing to/i),
  q(
    'What do you measure to know that the work has an effect?',
    /measure of impact|collect this data|measuring and communicating|measurement/i,
  ),
  q('Which groups use what you make?', /target groups|primary users|beneficiaries/i),
  q('What went differently from the plan, and why?', /changes in scope|challenges/i),
  q('What did you spend differently from what was agreed?', /budget narrative/i),
  q('Why does it matter to medical research?', /biomedical/i),
  q('How much money are you asking for?', /amount requested|value of grant|amount of money requested/i),
  q('What research or groundwork has been done already?', /preparatory work/i),
  q('What makes your project stand out?', /unique selling points/i),
  q('When will the first version be ready?', /early version/i),
]
