/** Documents of an organisation that does not exist, passage by passage. */
export const PASSAGES: readonly string[] = [
  `Annual report 2024/25. In 2024 we welcomed 1,240 people to 46 repair days in Oxley and Harrow Dene. Eighty-six volunteers gave 9,300 hours. Visitors brought 2,180 broken items; 1,526 of them were repaired, which kept 4.2 tonnes out of landfill. In 2023 we welcomed 985 people and 71 volunteers.`,
  `Our income was £183,950 in the year to 31 March 2025, and we spent £171,400. Grants came to £96,000, donations to £41,250 and sales of repaired goods to £46,700. We hold reserves of £38,000, about ten weeks of running costs.`,
  `Sixty-two of the 86 volunteers are over 60. One visitor, Leila, said: “I had thrown it away twice in my mind before you mended it.” Anglian Communities Fund gave £30,000 towards the Harrow Dene workshop in May 2024. The council lets us use the old fire station free of charge.`,
  `Pell Research evaluated Mend Together between April 2023 and March 2025. Mend Together is our course for young people aged 16 to 24 who are out of work. 58 young people started and 44 completed the course; 29 found a job or an apprenticeship within six months. Confidence scores of participants rose from 4.1 to 7.3 out of 10. Attendance was 81 per cent.`,
  `The evaluators interviewed 15 participants and four employers. “The tutors never made me feel stupid,” one participant told them. They recommend smaller groups of eight and evening sessions. Travel costs kept some young people from attending.`,
  `The collective was founded in 2011 by Maria Okafor and three neighbours. It became a registered charity (number 1157203) on 3 March 2014. We employ seven staff, five of them part time. Dan Whitlock has been director since September 2019; Priya Nair leads the workshops.`,
  `The board has nine trustees and meets six times a year. The chair is Helen Marsh. The safeguarding policy was reviewed in January 2025. All staff and volunteers have enhanced DBS checks. We work with Oxley College, Harrow Dene Library and the Red Kite Food Bank. Our accountant is Turner Vale LLP.`,
  `Tools on Wheels will bring a mobile workshop to 12 villages between 1 April 2026 and 31 March 2028. The van costs £28,500, its fitting out £9,200 and two years of running costs £22,300. A coordinator will work 21 hours a week. We ask for £60,000 over two years and expect 900 visitors a year.`,
  `The villages have no bus after six in the evening. 41 per cent of households there have no car, compared with 22 per cent in the county. Parish councils in Thorpe Lacey, Little Marling and Upper Swale have offered their village halls. Repairing a kettle or a lamp saves a household about £25.`,
]

/** What counts for every sentence: the question, the funder and the organisation's own name. */
export const TOLD: readonly string[] = [
  'Fennwick Repair Collective',
  'Larkspur Foundation',
  'Please tell us about your organisation, its work and the people who benefit.',
]

export const LANGUAGE = 'en-GB'
