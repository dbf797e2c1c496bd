import { monthPattern } from '../dates.ts'
import type { QuestionWords } from '../question-words.ts'

const FOUNDED = 'founded|established|set up|formed|created|started|incorporated|registered'
const REVIEWED = '(?:last |most recently )?(?:reviewed|updated|approved|adopted|agreed)'
const IF_SO = '(?:if (?:yes|so) ?,? (?:please )?(?:provide |give |state |enter )?(?:the |your )?)?'
const policy = (name: string) =>
  `when (?:was|did) (?:your|the) ${name} polic(?:y|ies) ${REVIEWED}|(?:date (?:of|when|your) )?(?:the |your )?${name} policy(?: was)? (?:date|review date|${REVIEWED})|date of (?:your |the )?${name} policy`

export const englishQuestions: QuestionWords = {
  owners: {
    partner:
      '(?:lead |delivery |project |main |local )*(?:partner(?:ship)?s?|collaborat(?:or|ing)s?|sub-?grantees?|consorti(?:um|a)|fiscal(?:ly)?[ -]sponsor(?:ed|s)?|host)(?: (?:organi[sz]ation|agency|institution|body|charity|group))?|this organi[sz]ation',
    referee: 'referees?|references?(?! (?:numbers?|no))|endorser',
    signatory:
      '(?:authori[sz]ed |legal |second |first )*(?:signator(?:y|ies)|signer)|(?:person|people|individual|officer|representative) (?:authori[sz]ed|who (?:will|can|is authori[sz]ed to)) (?:to )?sign|authori[sz]ed (?:representative|person|officer)',
    funder: 'funder|grant ?maker|foundation you are applying to|you are applying to',
    bank: 'bank(?: account)?(?: details)?|account details',
    contact:
      '(?:main|primary|lead|first|key|application|named|grant)? ?contact(?: (?:person|point))?|contact(?:able)? person|person (?:completing|submitting|responsible for|to contact)(?: (?:about )?(?:this|the) (?:form|application))?|person making (?:this|the) application|correspondent|personal (?:details|information)',
    project: '(?:proposed )?(?:project|activity|event)|propos(?:al|ed)|programme you (?:propose|plan)',
    organisation:
      '(?:lead |applicant |applying |grantee |your |requesting |host )*(?:organi[sz]ation|charity|charitable organi[sz]ation|group|company|association|society|non-?profit|applicant|grantee|institution|cio|cic)(?: (?:applying|requesting|seeking|submitting)(?: (?:a|the|this|for))*(?: (?:grant|funding|application))?)?',
  },
  attributes: {
    personName: 'full name(?: and title)?|your name|who is|who will be|who should we contact',
    legalName:
      '(?:full |official |registered )*legal name(?: of (?:the |your )?(?:organi[sz]ation|charity|applicant|group|entity))?|official name',
    firstName: '(?:legal )?(?:first|given)[ -]?names?|forenames?',
    lastName: '(?:legal )?(?:last|family)[ -]?names?|surname',
    name: 'names?|what (?:is|are) .{0,30} called|called',
    workingName:
      '(?:working|trading|operating|other|alternative|common|known) names?|(?:also )?known as|trading as|doing business as|dba|acronym of your organi[sz]ation',
    address:
      '(?:full |office |head office |registered |registered office |street |physical |business )*address(?: line 1)?|registered office|head office',
    postalAddress: '(?:postal|mailing|correspondence) address|address for correspondence',
    email: 'e-? ?mail(?: address(?:es)?)?|email',
    telephone:
      '(?:daytime |mobile |work |direct |office |landline |contact |cell )*(?:tele)?phone(?: (?:number|no|line))?|(?:mobile|contact|landline) (?:number|no)|tel(?: (?:no|number))?|mobile',
    role: '(?:job |their |current )?(?:role|position|job title|title or position|office held)(?:\\s*(?:\\/|or|and)\\s*(?:role|position|title|job title))?(?: held)?(?: (?:with)?in (?:the |your |this )?(?:organi[sz]ation|group|charity|company))?',
    website: 'web ?site(?: address)?(?: \\(?url\\)?)?|web ?site url|web address|web ?page|home ?page|url',
    legalForm:
      'legal (?:status|form|structure|entity type|constitution)|(?:type|kind|form) of organi[sz]ation|organi[sz]ation(?:al)? type|type of (?:charity|group|body|entity)|constituted as|constitutional status|how is .{0,30} constituted',
    registeredNumber:
      '(?:registered )?(?:charity(?: (?:number|no))? ?(?:\\/|or|and\\/or) ?(?:registered )?company|company(?: (?:number|no))? ?(?:\\/|or|and\\/or) ?(?:registered )?charity)(?: (?:registration|registered))* (?:number|no)',
    charityNumber: `${IF_SO}(?:uk |registered |charity commission |oscr |ccni )*charit(?:y|ies|able)(?: (?:commission|registration|registered|reg))*(?: (?:number|no|n°|#|registration))+|charity reg(?:istration)? n(?:umber|o)|(?:scottish |registered )charity (?:number|no)|registered charity number`,
    companyNumber: `${IF_SO}(?:registered |uk )*compan(?:y|ies)(?: (?:house|registration|registered|reg))*(?: (?:number|no|registration))+|cic number`,
    taxNumber:
      '(?:federal )?tax(?:payer)?[ -]?(?:id(?:entification)?|reference|registration)(?: (?:number|no))?(?: \\(?(?:ein|tin)\\)?)?|e\\.?i\\.?n\\.?(?: number)?|employer identification (?:number|no)|vat(?: registration)? (?:number|no)|hmrc (?:charity )?reference(?: number)?',
    founded: `(?:when|(?:in )?(?:what|which) year) (?:was|were|did) .{0,40}(?:${FOUNDED}|begin|start)|(?:year|date) (?:of )?(?:${FOUNDED}|foundation|establishment|formation|incorporation|inception|registration)(?! number)|(?:year|date) (?:the |your )?(?:organi[sz]ation|charity|group) (?:was )?(?:${FOUNDED})|(?:${FOUNDED}) in(?: \\(year\\))?|how long has .{0,40} existed`,
    yearEnd:
      '(?:financial|fiscal|accounting) year[ -]?end(?:s|ing)?(?: date)?|(?:financial|fiscal|accounting) year end(?:s|ing)?|year end date|end of (?:your |the )?(?:financial|fiscal|accounting) year|accounting (?:reference )?date|when does .{0,20}(?:financial|fiscal|accounting) year end',
    income: '(?:annual |total |gross |yearly |overall )*(?:income|turnover|revenues?)',
    expenditure:
      '(?:annual |total |gross |yearly |overall )*(?:expenditure|spending|outgoings)|total (?:amount )?spent|annual costs|(?:annual|operating|organi[sz]ation(?:al)?) budget',
    reserves:
      '(?:(?:free|unrestricted|current|general|total|level of) )*(?:and )?(?:reserves)(?: or savings)?(?: held)?',
    staff:
      '(?:number of |no of )(?:paid |current )*(?:staff|employees|members of staff)(?: members)?|how many (?:paid )*(?:staff|employees|people|members of staff)(?: members)? (?:does .{0,30} employ|do (?:you|we) (?:have|employ)|work for .{0,25}|are employed)|(?:paid )?staff numbers?',
    volunteers:
      '(?:number of |no of )(?:active |regular |current )*volunteers|how many (?:active |regular )*volunteers(?: (?:do|does) (?:you|.{0,30}) (?:have|involve|work with))?|volunteer numbers?',
    trustees:
      '(?:number of |no of )(?:trustees|board members|directors|management committee members)|how many (?:trustees|board members)(?: (?:do|does) (?:you|.{0,30}) have| are there)?',
    peopleReached:
      '(?:number of |no of )?people (?:reached|helped|supported|served)|(?:number of |no of )(?:beneficiaries|service users|clients)|how many (?:people|beneficiaries|clients|service users) (?:did|does|do) .{0,30} (?:reach|help|support|serve|work with)',
    area: '(?:geographic(?:al)? |main )*areas? (?:of (?:operation|benefit|work)|served|covered|does .{0,30} (?:work|operate|serve) in|you (?:work|operate) in|where .{0,25} (?:works?|operates?))|where does .{0,30} (?:work|operate)|geographic(?:al)? (?:area|coverage|reach)',
    mission: 'mission(?: statement)?|charitable (?:objects|purposes?)|(?:main )?(?:aims|objects) of .{0,25}',
    chair:
      "(?:name of (?:the |your )?)?chair(?:person|man|woman)?(?: of (?:the |your )?(?:board|trustees|committee|board of trustees))?(?:'s)?(?: name)?|who (?:chairs|is the chair of) (?:the |your )?(?:board|trustees|committee|organi[sz]ation|charity)",
    chiefExecutive:
      "(?:name of (?:the |your )?)?(?:chief executive(?: officer)?|ceo|executive director|executive officer)(?:'s)?(?: name)?",
    safeguardingLead: '(?:designated |named )*(?:safeguarding|child protection) (?:lead|officer|contact|trustee)',
    safeguardingPolicy: policy('(?:safeguarding|child protection)'),
    equalityPolicy: policy('(?:equality|equal opportunities|equality,? diversity and inclusion|edi)'),
    healthAndSafetyPolicy: policy('health (?:and|&) safety'),
    dataProtectionPolicy: policy('(?:data protection|privacy|gdpr)'),
    environmentalPolicy: policy('environment(?:al)?(?: sustainability)?'),
    bankName:
      "name of (?:your |the )?bank(?: or building society)?|bank(?: or building society)?(?: name|'s name)|^bank$",
    accountName:
      "(?:bank )?account (?:name|holder(?:'s name)?|title)|name (?:on|of|in which) (?:the |your )?(?:bank )?account(?: is held)?|(?:cheque )?payable to|payee(?: name)?",
    sortCode: '(?:bank )?sort ?code',
    accountNumber: '(?:bank )?account (?:number|no)',
    iban: 'iban(?: (?:number|no))?',
    bic: 'bic|swift(?: code)?|bic ?\\/ ?swift|routing number',
    title:
      '(?:project|proposal|application|programme|activity|event) (?:title|name)|(?:title|name) of (?:the |your |this )?(?:proposed |requested )?(?:project|proposal|activity|event)|title|what (?:should we|do you|will you|would you like to) call (?:the |your |this )?project',
    amount:
      '(?:how much|what (?:sum|amount)|(?:total )?(?:amount|sum|funding|grant))(?: (?:money|(?:total )?funding|grant|of grant|of funding|of money))?(?: (?:are you|do you|would you like|is being|you are|being))? ?(?:(?:applying|asking|appl(?:ied|y)|looking)(?: (?:to )?us)? for|asking(?: us)? for|request(?:ed|ing)?|sought|seeking|required|asked for)(?: from (?!other|any|elsewhere|another)(?:the )?[\\p{L} ]{2,40})?|amount (?:of (?:grant|funding) )?(?:requested|sought|applied for|of request)|(?:grant|funding) (?:request|amount)(?:ed)?|requested (?:amount|grant|funding|sum)|size of grant|how much (?:do you need|would you like|funding do you need)',
    budget:
      '(?:total |overall |full |estimated |whole )*(?:project )?(?:costs?|budget)(?: of (?:the |your |this )?project)?|how much will (?:the |your )?project cost',
  },
  joins: 'and',
  fillers: `please|kindly|provide|give|enter|state|tell us|who|insert|specify|indicate|confirm|write|add|list|type|what's|what|which|when|is|are|was|were|does|do|did|the|a|an|your|our|its|their|of|for|in|at|on|to|by|with|from|us|we|you|have|has|use|used|should|this|that|these|if any|if applicable|if different|if you have one|if you are|if known|if|applicable|full|main|official|legal|current|currently|here|below|registered|individual|uk|gbp|usd|eur|including|post ?code|zip(?: code)?|and|application|form|work|within|direct|last|latest|previous|most|recent|past|financial|fiscal|year|years|accounts|annual|ended|ending|audited|month|months|${monthPattern('en')}|each|per|requesting|grant|designated|contact|no|costs`,
  thisGrant:
    '\\bidentified the need\\b|\\bpurpose of (?:the )?(?:application|grant)\\b|\\byou hope to (?:have )?achieved?\\b|\\b(?:this|the|our|requested) (?:grant|funding|money|application)\\b|\\bafter (?:funding|the grant)\\b|\\bgrant (?:ends|runs out)\\b',
  onlyAsked:
    '^.{0,60}\\b(?:amount(?: (?:secured|pending|confirmed|raised|agreed))?|secured|pending)[\\s:£$€]*$|^address where\\b|^(?:scheme|strand|stream|fund|category|programme) (?:you are )?appl(?:ied|ying) (?:for|to|under)\\b|\\bdo you intend\\b|\\bby what date\\b|\\bdate by which you\\b|^when will you\\b',
  planned:
    '\\b(?:will|would|shall|intend|propos(?:e|ed|ing)|planned|applying for|(?:plan|going|hope|expect|expected|anticipate) to|should be funded|anticipated)\\b',
  over: '\\b(?:did|was|were|had|last year|prior|so far|progress)\\b|\\b(?:has|have)\\b.{0,40}\\bbeen\\b',
  usualWork:
    '\\byour (?:usual |current |existing |wider )?(?:work|services)\\b|\\bdo you (?:currently |already |usually )?(?:reach|support|help|serve|involve)\\b|\\b(?:difference|people|communit(?:y|ies)) (?:that )?you (?:already )?(?:make|support|help|serve|work with)\\b|\\b(?:in a|each|every|per) year\\b',
  elsewhere:
    '\\b(?:previous|past|earlier|similar|other|completed|recent|existing|all) (?:\\w+ )?(?:projects?|grants?|funding)\\b|\\bprevious(?:ly)?\\b|\\bhave you (?:ever|already|received|applied|had)\\b',
  sections: {
    withoutGrant:
      '\\b(?:if|should) (?:you|we|your|the|our|this)\\b.{0,60}\\b(?:not|refused|unsuccessful|turned down|declined|denied)\\b|\\bwithout (?:this|our|the|a) (?:grant|funding)|\\b(?:to|was) (?:be )?refused?',
    sustainability:
      '\\b(?:when|once|after) (?:the |our |your )?(?:grant|funding|money)\\b|\\bsustainability (?:plan|of)|\\bexit (?:plan|strategy)',
    risks: '\\brisks?\\b|\\bgo wrong\\b',
    measuring: '\\bevaluat\\w+|\\bmeasure\\b|\\bmonitoring\\b|\\bindicators?\\b|\\bhow will you know',
    evidence: '\\bevidence\\b|\\bidentified the need|\\bhow do you know .{0,40}need|\\bconsult(?:ed|ation)\\b',
    need: '\\b(?:needs?|problem|issue|challenge)s?\\b.{0,60}\\b(?:meet|address|tackle|solve|respond)',
    beneficiaries: '\\bbeneficiar\\w+|\\bwho will (?:benefit|take part|use)|\\bhow many people will',
    partners: '\\bpartners?\\b',
    staff:
      '\\bwho will (?:run|lead|manage|deliver|be (?:responsible|involved))\\b|\\bproject (?:team|staff|manager|lead|management|be managed)\\b',
    timeline:
      '\\b(?:start|end|finish|completion)(?:ing)? (?:date|and)\\b|\\bwhen will it|\\btime ?(?:table|line|scale)|\\bmilestones?\\b|\\bduration\\b|\\bwork ?plan\\b|\\bschedule\\b',
    outcomes:
      '\\boutcomes?\\b|\\bpositive impacts?\\b|\\bproject (?:goals?|aims?|objectives?)\\b|\\b(?:goals|aims|objectives) of (?:the|your) project',
    activities:
      '\\bactivities\\b|\\bwhat (?:will|would) (?:you|your project|the project) (?:actually )?(?:do|deliver)\\b|\\bwhat (?:your|the) project will (?:do|involve|deliver)\\b|\\bhow will you (?:deliver|carry out|spend|use)\\b|\\bwhat will the (?:grant|money|funding) (?:pay for|be (?:spent|used))\\b',
    summary:
      '\\b(?:describe|description of|summar(?:y|ise|ize)(?: of)?|outline(?: of)?|overview of|tell us (?:more )?(?:a bit )?about|details of)\\s(?:your |the |this |our )?(?:proposed |requested )?(?:project|proposal|event|activity)\\b(?! (?:budget|team|manage|risk|cost))|\\bproject (?:summary|description|overview|outline)\\b|\\bpurpose of (?:the )?(?:application|grant)\\b|\\bwhat is (?:the|your) project(?: about)?$',
  },
}
