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

/** Written after the topics of questions were, and before the ranking was tried on them: what is measured on them is unbiased. */
export const LATER_QUESTIONS: readonly ParaphrasedQuestion[] = [
  q('Give a brief description of your application for our website.', /summary|abstract|simple terms/i),
  q('Set out the main stages of the work with their dates.', /milestones|work ?plan|project timeline/i),
  q('What has happened since your last grant started?', /progress/i),
  q(
    'Who else gives you money for this?',
    /other sources|existing support|in-kind support|funding sources|made possible/i,
  ),
  q('How do you encourage people from all backgrounds to contribute?', /diversity|participation, retention/i),
  q('Which evidence shows that your methods are ethically sound?', /ethical/i),
  q('What is your competition?', /other software|alternatives|comparable tools|compare your own|competitors/i),
  q('How will scientists in hospitals profit from your tool?', /biomedical/i),
  q('Break down how the grant will be spent.', /budget|justification/i),
  q('What obstacles have you met, and how did you deal with them?', /challenges|problems encountered|risks/i),
  q('Who is on your team and what do they bring?', /composition, experience|\bteam\b|qualified/i),
  q('Tell us what you want to achieve.', /purpose|outcomes|objectives|goal/i),
  q('Why does your issue deserve attention?', /problem|main issue/i),
  q(
    'Which people will your project help?',
    /beneficiar|target groups|primary users|define your participants|people impacted/i,
  ),
  q('How will the work carry on after the end of the grant?', /sustainab/i),
  q('How do you collect evidence of your results?', /collect this data|measure|evaluation|metrics/i),
  q('What products will come out of the project?', /outputs?|deliverables/i),
  q('How is your organisation run, and who takes decisions?', /governance/i),
  q('What role do you play personally?', /role\/connection|maintaining or contributing/i),
  q('Which technologies will you use, and for what?', /artificial intelligence|technolog|technical/i),
  q('Where do your data come from?', /data sources/i),
  q('Did you change your plans during the year?', /changes in scope|changes to the original budget/i),
  q('Have we funded you before?', /previously received funding|previously apply|previous sloan/i),
  q('How large a grant would you like?', /amount requested|value of grant|amount of money/i),
  q('What can other charities learn from you?', /others be able to learn|learning/i),
  q('Quels seront les effets de votre action ?', /impact/i),
  q('Quelle est votre idée et qu’a-t-elle de nouveau ?', /solution innovante/i),
  q('Que voulez-vous avoir atteint à la fin du partenariat ?', /objectif/i),
  q('How mature is your product?', /maturity|current status|early version/i),
  q('Is there anything else we should know?', /anything else|additional comments/i),
]

/** Written after the topics were widened, before the ranking was tried on them. */
export const LAST_QUESTIONS: readonly ParaphrasedQuestion[] = [
  q('Explain the project to somebody who knows nothing about it.', /summary|abstract|simple terms|description/i),
  q('When will each part of your plan be done?', /milestones|work ?plan|project timeline|timing/i),
  q('What do you hope will be different by the end?', /outcome|impact|purpose/i),
  q(
    'List your other income for this project.',
    /other sources|existing support|in-kind support|funding sources|made possible/i,
  ),
  q('What steps do you take to be open to women and ethnic minorities?', /diversity|participation, retention/i),
  q('Could your project harm anybody, and what do you do about that?', /ethic|risk/i),
  q('What else is on the market?', /other software|alternatives|comparable tools|compare your own|competitors/i),
  q('What does your work mean for doctors and patients?', /biomedical/i),
  q('What exactly will our money buy?', /budget|justification|resources requested/i),
  q('Which difficulties arose?', /challenges|problems encountered|risks/i),
  q('Introduce the people who will deliver the project.', /composition, experience|\bteam\b|qualified|participants/i),
  q('What are your aims?', /purpose|outcomes|objectives|goal|objectif/i),
  q('Describe the need for your work.', /problem|main issue|problématique/i),
  q('Whom do you serve?', /beneficiar|target groups|primary users|define your participants|people impacted/i),
  q('How do you plan to finance the work in future years?', /sustainab/i),
  q('Which indicators do you use?', /collect this data|measure|evaluation|metrics/i),
  q('What will you publish or build?', /outputs?|deliverables/i),
  q('Who makes the decisions?', /governance/i),
  q('How are you connected with this project?', /role\/connection|maintaining or contributing/i),
  q('Describe the technical work and what is hard about it.', /technical challenges|artificial intelligence/i),
  q('Why did the spending differ from the budget?', /budget narrative|changes to the original budget/i),
  q('Did the scope of your project change?', /changes in scope/i),
  q('State the sum that you apply for.', /amount requested|value of grant|amount of money/i),
  q('How far have you got since the start?', /progress|maturity|current status|early version/i),
  q('How will you let people know what you have found?', /promote the outcomes|communication|others be able to learn/i),
  q('What earlier work does the project build on?', /preparatory work|related work|historical efforts/i),
  q('Why should we choose you?', /qualified|unique selling/i),
  q('Comment mesurez-vous vos résultats ?', /impact|evaluation/i),
  q('Qui vous conseille ?', /conseils/i),
  q('De quoi avez-vous besoin pour réaliser le projet ?', /besoins|moyens|soutien d’un philanthrope|sollicitez-vous/i),
]

/** Written last of all, after every change of the ranking, and tried once: the unbiased figure. */
export const FRESH_QUESTIONS: readonly ParaphrasedQuestion[] = [
  q(
    'Please give us a summary of what you propose.',
    /summary|abstract|simple terms|description|explain the whole project/i,
  ),
  q('What are the main activities and when do they happen?', /milestones|work ?plan|project timeline|activities/i),
  q('What results do you expect from the project?', /outcome|impact|outputs?|deliverables/i),
  q(
    'What other financial support do you receive?',
    /other sources|existing support|in-kind support|funding sources|made possible/i,
  ),
  q('Describe your commitment to equality and diversity.', /diversity|participation, retention/i),
  q('What are the ethical issues raised by your project?', /ethic/i),
  q(
    'How does your work differ from that of similar organisations?',
    /other software|alternatives|comparable tools|compare your own|competitors|unique/i,
  ),
  q('In what way is your tool useful for clinical research?', /biomedical/i),
  q('Provide a breakdown of your budget.', /budget|justification|resources requested/i),
  q('What are the biggest challenges that you face?', /challenges|problems encountered|risks/i),
  q(
    'Tell us about the key members of the project team.',
    /composition, experience|\bteam\b|qualified|participants|personnel/i,
  ),
  q('What are the objectives of the project?', /purpose|outcomes|objectives|goal|objectif/i),
  q('What problem will your project address?', /problem|main issue|problématique/i),
  q(
    'Who are your main beneficiaries?',
    /beneficiar|target groups|primary users|define your participants|people impacted/i,
  ),
  q('What plans do you have to fund the project in the long term?', /sustainab/i),
  q('How will you monitor and evaluate the project?', /collect this data|measur|evaluation|metrics/i),
  q('What will be the tangible outputs?', /outputs?|deliverables/i),
  q('Describe your management and governance arrangements.', /governance/i),
  q('What is your personal involvement in the project?', /role\/connection|maintaining or contributing/i),
  q('What technical difficulties do you expect?', /technical challenges/i),
  q('Explain any underspend or overspend.', /budget narrative|changes to the original budget/i),
  q('Were there any changes to the project plan?', /changes in scope|changes to the original/i),
  q('What is the total amount requested?', /amount requested|value of grant|amount of money/i),
  q('Report on the progress made to date.', /progress|maturity|current status|early version|summary of outcomes/i),
  q('What is your communication plan?', /promote the outcomes|communication|others be able to learn/i),
  q('What has already been done in this area?', /preparatory work|related work|historical efforts/i),
  q(
    'What experience do you have in managing such projects?',
    /qualified|composition, experience|involved with projects/i,
  ),
  q('Quel impact espérez-vous ?', /impact/i),
  q('Quels sont les membres de votre conseil ?', /conseils/i),
  q('Quel est votre budget et que demandez-vous ?', /besoins|moyens|soutien d’un philanthrope|sollicitez-vous/i),
]
