/**
 * Sentences that the documents of the repair collective bear out, or that state nothing: what is in braces stands for
 * several ways to say it.
 */
const PATTERNS: Readonly<Record<string, readonly string[]>> = {
  'said again': [
    'In 2024 we welcomed {1,240|1240} people to {46|forty-six} repair days{ in Oxley and Harrow Dene|}.',
    '{A total of 1,240|1 240} people were welcomed {to our repair days|in Oxley and Harrow Dene} in 2024.',
    '{Eighty-six|86} volunteers gave {9,300|9300} hours{ in 2024|}.',
    'In 2024, {9,300 hours were given by 86 volunteers|our 86 volunteers gave 9,300 hours of their time}.',
    'Visitors brought {2,180|2180} broken items{, and 1,526 of them were repaired|}.',
    'Of the 2,180 broken items {that visitors brought, 1,526 were repaired|brought to us, we repaired 1,526}.',
    'Our repairs kept {4.2 tonnes|4.2 t} {out of landfill|from going to landfill}{ in 2024|}.',
    'In 2023 we {welcomed 985 people|welcomed 985 people and had 71 volunteers}.',
    '{The number of volunteers rose from 71 in 2023 to 86 in 2024|We had 86 volunteers in 2024, up from 71 in 2023}.',
    '{Most|62|Sixty-two} of the 86 volunteers are over 60.',
    '{We employ seven staff|We employ 7 members of staff|Seven staff are employed}, {five|5} of them part time.',
    '{Seven people work for us|We have seven staff}, of whom five are part time.',
    'The collective was founded {in 2011 by Maria Okafor and three neighbours|by Maria Okafor in 2011}.',
    '{Maria Okafor and three neighbours|Maria Okafor, with 3 neighbours,} founded the collective in 2011.',
    'We {became|have been} a registered charity {on 3 March 2014|in March 2014|since 2014}.',
    'Fennwick Repair Collective is a registered charity{ (number 1157203)|, number 1157203|}.',
    'Dan Whitlock {has been director|has been our director|became director} {since|in} September 2019.',
    'Our director{ is|,} Dan Whitlock.',
    'Priya Nair {leads|runs|heads} the workshops.',
    'The {board|board of trustees} {has nine trustees and meets six times a year|has 9 trustees|meets six times a year}.',
    'Nine trustees {sit on the board|make up our board}, which {is chaired by Helen Marsh|meets six times a year}.',
    '{Helen Marsh is the chair|Our chair is Helen Marsh|The trustees are chaired by Helen Marsh}.',
    'Our safeguarding policy was {reviewed|last reviewed} in {January 2025|01/2025|Jan 2025}.',
    '{All staff and volunteers have|Every member of staff and every volunteer has} {enhanced DBS checks|an enhanced DBS check}.',
    'We work with {Oxley College, Harrow Dene Library and the Red Kite Food Bank|the Red Kite Food Bank}.',
    '{Oxley College, the Red Kite Food Bank and Harrow Dene Library are our partners|Our partners include Oxley College}.',
    'Pell Research evaluated {Mend Together|the course} between April 2023 and March 2025.',
    'Mend Together {was evaluated by Pell Research|is our course for young people who are out of work}.',
    '{Young people aged 16 to 24|People between 16 and 24} who are out of work {take the course|join Mend Together}.',
    '{58|Fifty-eight} young people started {the course|Mend Together} and {44|forty-four} {completed it|completed the course}.',
    '{Of the 58 young people who started, 44 completed the course|44 of the 58 young people completed the course}.',
    '{29|Twenty-nine} {young people |}found {a job or an apprenticeship|work or an apprenticeship} within {six|6} months.',
    '{Confidence|Participants’ confidence} rose from 4.1 to 7.3{ out of 10|}.',
    "{Attendance was|The young people's attendance was} {81 per cent|81%|81 percent}{| on the course}.",
    'The evaluators {interviewed|spoke to} {15|fifteen} participants and {four|4} employers.',
    'They recommend {smaller groups of eight|evening sessions|groups of 8 and evening sessions}.',
    '{Travel costs kept some young people from attending|Some young people did not attend because of travel costs}.',
    'Tools on Wheels will {bring|take} a {mobile workshop|workshop} to {12|twelve} villages.',
    '{It|The project} will run {between|from} 1 April 2026 {and|to} 31 March 2028.',
    'The van costs {£28,500|28,500 pounds|GBP 28,500}{ and its fitting out £9,200|}.',
    '{Fitting it out costs £9,200|The fitting out of the van costs 9,200 GBP}.',
    'Two years of running costs {are|come to} {£22,300|£22.3k}.',
    'A coordinator will work {21|twenty-one} hours a week.',
    'We {ask for|request|are asking for} {£60,000|60,000 GBP|£60k} over {two|2} years.',
    'We expect {900|nine hundred} {visitors|people} a year.',
    '{The villages have no bus after six in the evening|There is no bus to the villages after 6 in the evening}.',
    '{41 per cent|41%} of households {in the villages |there |}have no car, compared with {22 per cent|22%} in the county.',
    '{Thorpe Lacey, Little Marling and Upper Swale|Parish councils in Upper Swale and Little Marling} have offered their {village halls|halls}.',
    'Repairing a {kettle|lamp} saves a household about £25.',
    'Our {income|total income} was {£183,950|183,950 pounds} {in the year to 31 March 2025|in 2024/25}.',
    'We spent £171,400{ in 2024/25| in 2024-25|}.',
    '{Grants|Grants of £96,000}, donations {of|worth} £41,250 and sales of £46,700 made up our income.',
    'Grants came to {£96,000|£96k}, and donations to £41,250.',
    '{Our reserves are £38,000|We hold £38,000 in reserves|We have reserves of £38,000}{, about ten weeks of running costs|}.',
    'Anglian Communities Fund gave {£30,000|us £30,000} {towards|for} the Harrow Dene workshop in {May 2024|May ’24}.',
    "{In May '24|In May 2024} {Anglian Communities Fund gave £30,000|£30,000 came from the Anglian Communities Fund}.",
    'The council lets us use the {old fire station|fire station} free of charge.',
    '{We use the old fire station free of charge|We pay nothing for the old fire station, which the council lets us use}.',
    'Leila, {one visitor|a visitor}, said: {“I had thrown it away twice in my mind before you mended it.”|"I had thrown it away twice in my mind before you mended it."}',
    '{One participant told the evaluators|A participant said}: “The tutors never made me feel stupid.”',
    'Our accountant is Turner Vale{ LLP|}.',
    '{Repair days take place|We hold repair days} in {Oxley and Harrow Dene|Harrow Dene|Oxley}.',
    'Mend Together is {a course for|for} young people {who are out of work|aged 16 to 24}.',
    '{Households|The households} in the villages {are less likely to have a car than in the county|often have no car}.',
    'There were {46 repair days|1,240 people at our repair days} in 2024.',
    '{Volunteers give their time|Our volunteers give thousands of hours} to {repair broken items|repair days}.',
    'After the course, {29 young people found a job or an apprenticeship|29 had a job or an apprenticeship within six months}.',
    'The {staff|seven staff} and {the volunteers|our 86 volunteers} have {DBS checks|enhanced DBS checks}.',
    'The evaluation {recommends evening sessions|was carried out by Pell Research}.',
    '{The board|Our board}, chaired by Helen Marsh, meets {six|6} times a year.',
    'We {have|keep} reserves of {£38,000|38,000 pounds} for {about ten|some ten} weeks of running costs.',
  ],
  'rounded, summed or shared out': [
    'Our income was {about £184,000|nearly £184,000|around £184,000|just under £184,000|some £184,000}.',
    'We spent {about £171,000|more than £171,000|over £170,000|roughly £171,000}.',
    '{More than 1,200|Over 1,200|Around 1,240} people came to our repair days in 2024.',
    '{Nearly 90|Almost 90} volunteers gave {more than 9,000|over 9,000} hours.',
    '{Over 1,500|More than 1,500} items were repaired.',
    'We kept {more than four|over 4} tonnes out of landfill.',
    'Donations and sales together came to £87,950.',
    '{Grants and donations together came to £137,250|Together, grants and donations brought in £137,250}.',
    'The van and its fitting out cost £37,700{ together| in total|}.',
    '{70 per cent|70%} of the broken items brought were repaired.',
    '{76 per cent|76%|About three quarters} of the young people who started completed the course.',
    '{Half|50 per cent|50%} of the young people who started {found a job or an apprenticeship|found work}.',
    '{72 per cent|72%|More than two thirds} of our volunteers are over 60.',
    'Grants made up {52%|just over half|about 52 per cent} of our income.',
    'In 2023 and 2024 together we welcomed 2,225 people.',
    'We had 15 more volunteers in 2024 than in 2023.',
    'We ended the year with a surplus of £12,550.',
  ],
  'year spans': [
    'Our annual report {2024/25|for 2024–25|of 2024-2025} says {more|this in detail}.',
    'Tools on Wheels {runs from 2026 to 2028|is a project for 2026–2028|is planned for 2026 to 2028}.',
    'The course was evaluated {from 2023 to 2025|in 2023–25}.',
  ],
  'intents and plans': [
    'We will {keep the workshop open|listen to what visitors tell us|share what we learn with others}.',
    'Our aim is {to make repair part of everyday life|that nobody is left out|to help people help each other}.',
    'We {want|hope|plan|intend} to {reach more people in the villages|offer evening sessions|involve young people}.',
    'With your support, {we would reach people who cannot travel|we could offer more sessions}.',
    'The coordinator will {recruit volunteers|visit each village|write to all households|plan the route}.',
    'If a venue is not available, we will {move the session|tell visitors early|use another hall}.',
    'We will {measure|review|report on} {progress each quarter|what has changed|our results with the trustees}.',
    'Our goal is to {reduce waste|bring neighbours together|make the service last}.',
    'To {reduce the risk|manage this risk}, we will {train volunteers|keep spare parts|check every tool}.',
    'Success would mean that {people repair more|young people feel confident|fewer items go to landfill}.',
    'We expect to {learn a great deal|adjust the route as we go|share the findings}.',
    'In the {first|second} year we will {visit all villages|add evening sessions|look at what works}.',
    '{Volunteers|Young people} will {be asked what they think|help to plan the sessions|be trained and supported}.',
    'The mobile workshop is to [how often – to be chosen] stop in each village.',
  ],
  'opinions and what holds for anybody': [
    'We believe that {everybody can learn to repair|repair brings people together|waste is a shared problem}.',
    'This {matters|is important} because {young people need confidence|travel is hard without a car}.',
    '{Repairing things together|Working side by side} helps people to feel useful.',
    'Young people often {lack confidence|need time}.',
    'For this reason, we are applying to {the Larkspur Foundation|you}.',
    'Larkspur Foundation supports people who benefit from our work.',
    '{Thank you for considering our application|We would be happy to answer any questions}.',
    'This is why we {do what we do|need your support}.',
    'It is {important|vital} {to us |}that everyone feels welcome.',
    'We {look forward to hearing from you|would be glad to meet you|are grateful for your time}.',
  ],
  'the letter around it': [
    'Dear {Trustees|Larkspur Foundation|Sir or Madam|Ms Hale},',
    'Yours {sincerely|faithfully},\n{Dan Whitlock|Dan Whitlock\nDirector}',
    'Kind regards,\nDan Whitlock\n{Director, Fennwick Repair Collective|Fennwick Repair Collective}',
    'Fennwick Repair Collective {is applying to the Larkspur Foundation|asks the Larkspur Foundation for £60,000}.',
    '{1. The van: £28,500\n2. Its fitting out: £9,200|- The van costs £28,500\n- Running costs are £22,300}',
    '**{Our volunteers|Our income}**\n{86 volunteers gave 9,300 hours|Our income was £183,950}.',
  ],
}

/** As many as there are ways to say it, in the order of the text. */
function spoken(pattern: string): string[] {
  const choice = /\{([^{}]*)\}/u.exec(pattern)
  if (choice === null) return [pattern]
  const [whole, ways = ''] = choice
  return ways.split('|').flatMap((way) => spoken(pattern.replace(whole, () => way)))
}

const KEPT_OF_EACH = 18

/** Of a pattern with many, those that lie furthest apart. */
function sample(sentences: readonly string[]): string[] {
  const step = Math.max(1, sentences.length / KEPT_OF_EACH)
  return sentences.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, KEPT_OF_EACH)
}

export const TRUE_SENTENCES: readonly string[] = Object.values(PATTERNS)
  .flat()
  .flatMap((pattern) => sample(spoken(pattern)))
  .slice(0, 500)
