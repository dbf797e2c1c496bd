import type { CommonQuestionsOfLanguage } from './common-question.ts'

const BODY =
  'organi?ation|organi?ations|charity|group|club|school|church|museum|applicant|company|association|society|body|trust|cic|institution'

export const englishCommonQuestions: CommonQuestionsOfLanguage = {
  fillers:
    'a an and any are at by current for full give has have if applicable is it its main most name names names of official or our please recent registered s state the their this title to what which who whom with you your details in as on insert enter provide lead legal applying applicant organi?ation church',
  beside:
    'annual yearly total overall running last latest recent year end level amount current hold held much money number people members board paid involved support work school club office head day registered date figures apply',
  us: 'we / us / our / ours',
  howMany: 'how_many / number_of / no_of / total_number_of',
  yesNo: 'do|does|have|has|is|are|did|will|can you|your|the',
  yes: 'Yes',
  no: 'No',
  not: 'not / never / no_longer',
  yearBefore: 'year_before / previous_year / prior_year',
  intends:
    'we_plan / we_are_planning / would_like / we_want / want_to / wish_to / hope_to / we_intend / we_propose / proposed / project / we_ask / we_need / we_apply / requested / asked_from_you / is_asked / still_to_find / we_are_seeking / we_seek / we_are_asking / we_are_applying / we_hope',
  forecasts: 'expect* / forecast* / anticipat* / projected / budgeted / estimate*',
  numbers: 'one two three four five six seven eight nine ten eleven twelve',
  organisations:
    'trust / foundation / council / fund / society / association / university / college / school / academy / charity / ltd / limited / cic / bank / church / hospital / agency / federation / board / team / service* / department / group / company / committee / lottery / centre / center / club / institute / network / house / hall / road / street / lane / park',
  from: 'from / start* / begin* / beginning / starting / between',
  questions: {
    legalName: {
      asked: `=name|called ${BODY} / =legal|official name / =organi?ation / =applicant / =charity / =group`,
      shown:
        'legal_name / name_of_organi?ation / organi?ation_name / name_of_charity / charity_name / name_of_group / organi?ation / name',
    },
    legalForm: {
      asked: 'legal status|structure|form|constitution|entity / type|kind organi?ation|body|charity / constituted',
      shown:
        'charitable_incorporated_organi?ation / incorporated_charity / community_interest_company / company_limited_by_guarantee / unincorporated_association / community_benefit_society / co-operative_society / registered_charity / charitable_company / charitable_trust / community_amateur_sports_club / housing_co-operative / social_enterprise / cio / cic / legal_form / legal_status / legal_structure / status / type',
    },
    charityNumber: {
      asked:
        'charit*|commission number|no|registration|reg|registered !compan* !are !when !date / scottish charit* number',
      shown: 'registered_charity / charit* / charitable',
    },
    companyNumber: {
      asked: 'compan* number|no|registration|reg|registered !charit* / companies house / cic number',
      shown: 'compan* / companies_house',
    },
    registeredNumber: {
      asked: '=registration|registered|register number|no|nr',
      shown: 'registered / registration / registered_charity / charit* / compan* / number',
    },
    taxNumber: { asked: 'vat / tax number|reference|id / ein / hmrc reference', shown: 'vat / ein / tax_reference' },
    bankDetails: {
      asked: 'bank name|account|details / sort code / account number / iban',
      shown: 'sort_code / iban / account_number',
    },
    address: {
      asked:
        'address !to_address !email !mail !web !website !how !problem !issue !need !needs / where based|located !project / postcode / registered office',
      shown:
        'registered_office / registered_address / office / postal_address / correspondence / address / where / based_at / headquarters / ground / studio / letters_to / drop-in',
    },
    email: { asked: 'email / e-mail / mail address', shown: 'email / e-mail' },
    telephone: { asked: 'telephone / phone / mobile / tel', shown: 'telephone / phone / tel / call / mobile' },
    website: {
      asked: 'website !video* / web address|page|site / url !video* / homepage / webpage',
      shown: 'website / web',
    },
    founded: {
      asked: `when|year|date found*|establish*|set_up|start*|form*|began|begin|incorporat*|creat*|launch*|foundation|inception !project !plan !proposed !trustees !policy !review* !grant !registered / date|year|when registration|registered !number / how long organi?ation|charity|group !project`,
      shown:
        'founded / established / set_up / formed / incorporated / registered / started / began / begun / opened / created / since / launched / built',
    },
    yearEnd: {
      asked: 'financial|accounting|fiscal year end* !income !turnover !expenditure !reserves !spend !surplus',
      shown:
        'year_ended / year_ending / years_ending / years_ended / year_end / year_to / years_to / accounts_to / financial_year / finances_to / accounts',
    },
    contact: {
      asked:
        'contact name|person|main|lead|position !email !mail !phone !telephone !address !number / correspondent / =contact',
      shown: 'contact* / letters_to / correspond*',
    },
    chiefExecutive: {
      asked:
        'chief executive|officer / executive officer / ceo / managing|executive director / director|manager|manages|coordinator|headteacher|head|minister|leader|leads|vicar|priest|curator !trustees !email !phone / senior staff|employee|member / runs organi?ation|charity|group / who responsible day',
      shown:
        'chief_executive* / ceo / managing_director / executive_director / director / general_manager / centre_manager / manager / headteacher / head_teacher / coordinator / co-ordinator / vicar / minister / founder / leader / curator',
    },
    chair: {
      asked: 'chair / chair* / chairs / president !vice',
      shown: 'chair / chairman / chairwoman / chairperson / chaired_by / chair_of_trustees',
    },
    treasurer: { asked: 'treasurer*', shown: 'treasurer / hon_treasurer / honorary_treasurer' },
    secretary: { asked: 'secretary*', shown: 'secretary / hon_secretary' },
    safeguardingLead: {
      asked:
        'safeguarding|protection|welfare lead|officer|person|contact|responsible !date !reviewed / who responsible safeguarding|safety|protection',
      shown:
        'safeguarding_lead / safeguarding_officer / safeguarding_is_led / welfare_officer / child_protection_officer / designated_safeguarding_lead / responsible_trustee / safeguarding',
    },
    examiner: {
      asked: 'auditor* / audits|audit|audited|examine*|examiner* accounts|independent|who',
      shown: 'auditor* / examiner / accounts_are_examined_by / examined_by / audited_by / audited',
    },
    trustees: {
      asked:
        'trustees|directors|governors names|list|who|name|all !chair* !treasurer* !secretary* !many !number / who board|committee !chair* !responsible / board|committee members|member names|list|who|all / =trustees / =directors / =board',
      shown:
        'trustees / directors / governors / board_members / committee_members / management_committee / committee / board',
    },
    partners: {
      asked:
        'partner|partners|partnership !funding !how / collaborat* / who|organi?ations|agencies work|working|deliver with !how / organi?ations work with',
      shown:
        'partners / in_partnership / work_with / working_with / work_together / works_with / together_with / our_partners / collaborat* / with_the',
      under: 'partners / partnership* / who_we_work_with / working_together',
    },
    funders: {
      asked:
        'fund|funds|funded|funders|funding|funder who|current|other|else|which|existing|come|sources|come_from !project / grants|grant|funding other|received|receive|previous do|have|list|did|what|recent !project / where income|money|funding come !rest !project / sources income / grants|grant other|received|previous / supports|support financially / funders !project / sponsors',
      shown:
        'funders / funded_by / funder / grants_came_from / grants_of / grants_were_from / gave_us / supports_us / pays_for / pay_for / pays / gave / thanks_to / sponsors / our_funders / supported_by / grants_come_from / lottery / grants_from / were_from / came_from',
      under: 'funders / grants / sponsors / who_pays / supporters / thanks_to / support / who_supports_us / funding',
    },
    otherFunding: {
      asked:
        'other|else|match|secured|confirmed|pending|rest|remaining|additional|raised funding|fund|funds|funders|money|sources|contribut*|finance project|secured|elsewhere|match|rest|pending|contribut*|towards / match* funding|fund / rest|remainder project|cost|money / contribution other|funders',
      shown:
        'secured / promised / pledged / has_given / gives / give / raised / match* / comes_from / contributes / add / from_our_own_funds / in_kind / towards',
    },
    income: {
      asked:
        'income !how !where !sources !over !above !exceed* !more !project !generate / much income !where !sources !over !above !exceed* !more !project !generate / turnover !over !above / revenue* / receipts',
      shown:
        'total_income / total_revenue / total_support_and_revenue / gross_income / income / turnover / total_receipts / revenue / we_received / took_in',
    },
    expenditure: {
      asked:
        'expenditure !project / spending !project / outgoings / costs running|annual|total|operating !project / how much did spend|spent / spend|spent last|year|20* !will !would / annual budget !project / cost run|running organi?ation|charity|group',
      shown:
        'total_expenditure / total_expenses / total_spent / expenditure / total_costs / running_costs / operating_costs / outgoings / spending / costs / costs_were / spent',
    },
    reserves: {
      asked: 'reserve* !policy',
      shown:
        'free_reserves / unrestricted_reserves / general_reserves / reserves / in_reserve / held_in_reserve / reserves_at_year_end / in_the_bank / balance_at_bank / balance_carried_forward / funds_at',
    },
    surplus: {
      asked: 'surplus / deficit',
      shown: 'surplus / deficit / net_income / net_expenditure / net_movement_in_funds',
    },
    amountAsked: {
      asked:
        'much ask*|apply*|request*|like|want|need|seek* !why !did / amount|grant|funding|sum|money request*|applied|apply*|sought|asked|asking !use !spend !done / =grant|amount|requested|request',
      shown:
        'we_ask / asked_from_you / is_asked / ask_for / ask_from_you / we_apply_for / apply_for / requested / amount_requested / we_request / would_like_£ / what_we_ask / is_what_we_ask / seeking / we_seek / asking_for / applying_for / we_need / asked',
    },
    projectCost: {
      asked: 'project cost*|budget !other !breakdown / total cost|budget project|cost / =total cost|costs|budget',
      shown: 'total_cost / in_all / it_costs / the_cost / costs / cost / budget / quotation* / total',
    },
    volunteers: {
      asked: 'volunteers many|number|active !hours / =volunteers / many volunteer people',
      shown: 'volunteer*',
    },
    staff: {
      asked:
        'staff|employees many|number|fte|paid|employ / employ many|how !volunteers / number employees|staff / fte / full time equivalent',
      shown:
        'staff / employees / employ / employs / employed / paid / full-time_equivalent / fte / members_of_staff / part-time / full-time',
    },
    trusteeCount: {
      asked: 'trustees|directors|governors many|number / board|committee many|number|people|members !names !list !who',
      shown: 'trustees / board / governors / directors / committee / members',
    },
    peopleReached: {
      asked:
        'many people|beneficiaries|clients|users|children|families|households|participants|individuals benefit*|help*|support*|reach*|use|used|attend*|took|take|served|part / number beneficiaries|users|clients|people|participants / many beneficiaries',
      shown:
        'people_helped / people / visits / visitors / beneficiaries / clients / patients / families / households / guests / children / young_people / adults / participants / pupils / members / juniors / homes',
      under:
        'used / use / helped / supported / reached / visited / visits / took_part / attended / cared_for / housed / welcomed / benefited / people_helped / who_comes / who_gains / in_figures / achieved / reach / results',
    },
    otherCount: { asked: 'how many / =number / number pupils|members|visitors|juniors' },
    projectTitle: {
      asked: '=name|title|called project|activity|proposal|work / project called',
      shown: 'project / idea / plan / proposed_project / our_project',
    },
    projectStart: {
      asked:
        'project|work|activity|plan|proposed start*|begin*|date|when start*|begin*|commence* !end !finish !complet* / =start|starting|begin date',
      shown: 'start* / begin* / from',
    },
    projectEnd: {
      asked:
        'project|work end*|finish*|complet* date|when|complet* !start* !after / =end|completion|finish|expected|finishing date|completion',
      shown: 'end* / finish* / complet* / until / to',
    },
    projectTime: {
      asked:
        'how long project|work|activity|run / duration project / =duration / when work|project|it|activity take|place|happen|run / when project start* finish*|end* / timetable|timescale|dates|period project',
      shown: 'from / between / runs_for / run_for / months / start* / over',
    },
    policyDate: {
      asked: 'policy|policies when|last|date reviewed|review|approved|adopted|updated|agreed / policy when',
      shown: 'reviewed / approved / adopted / updated / agreed / read_again',
    },
    isCharity: {
      asked: 'are|is registered charity !number / are|is charity|charitable|nonprofit|non-profit !number !what',
      shown: 'charity',
    },
    incomeAbove: { asked: 'income|turnover over|above|exceed*|more|below|under|less', shown: 'income / turnover' },
    policy: {
      asked:
        'do|does|have|has policy|policies|procedure|constitution !when !reviewed !reserves / policies which|what have|hold',
      shown: 'policy / policies / constitution / procedure',
    },
    insurance: { asked: 'insurance / insured', shown: 'insur* / liability' },
    mission: {
      asked: 'mission / aims / vision / purpose organi?ation|charity / objectives organi?ation|charity / objects',
      shown:
        'our_mission / mission_is / its_mission / mission_to / our_purpose / purpose_is / our_aim* / exists_to / we_exist / its_goal / our_vision / aims_to',
      under: 'mission / purpose / aim* / vision / objects / who_we_are / what_we_do',
    },
    activities: {
      asked:
        'what organi?ation|you|charity|group do|does !spend !grant !grants !money !measure !want !receive !fund* !have !manage !keep !hold !own !difference !protect !outcomes !impact !cost !expect !need / main|key|core|general activities|services / activities organi?ation|charity|group|your !project / activities describe|outline / describe organi?ation|charity|group !need !project !trustees !staff !how / describe|summary|summari?e work organi?ation|charity|group|you|your !need !project !people / about organi?ation|charity|group / description|overview organi?ation|charity|group !project / introduce organi?ation|yourselves / who are you',
      shown: 'we_run / we_give / we_support / we_offer / we_provide / we_help / we_make / we_broadcast',
      under: 'what_we_do / who_we_are / about_us / our_work / activities / about',
    },
    need: {
      asked:
        'need|needed|needs why|evidence|describe|community|identified|know|tell|is|demonstrate|addressing|address|meet !grant !much !many / why work|project|necessary|important / problem|problems|issue|issues address*|tackl*|solve|trying / why needed / demand',
      shown:
        'poverty / depriv* / survey / no_other / closed / lonel* / shortage / twice_as / unemploy* / out_of_work / lack* / without / because / nearest / waiting_list / one_in / inactive',
      under: 'need* / why* / the_problem / problem / background / why_it_matters / reason*',
    },
    beneficiaries: {
      asked:
        'who benefit*|gain|helped|reach|help|support|serve !fund* / describe people work|help|support / who beneficiaries|clients|users / beneficiaries !many !number / target group|audience',
      shown: 'for_young / for_people / for_adults / for_children / riders / members',
      under: 'who_gains / who_benefits / who_comes / beneficiaries / who_we_help / who_listens / people_we_helped',
    },
    outcomes: {
      asked: 'difference|outcomes|outcome|impact|achieved|achieve|achievements|results !measure !know',
      shown:
        'more_confident / say_they / found_a_job / went_on / feel / finished / result* / fell_by / now / passed / gained / moved_into / improved / housed',
      under:
        'what_changes / results / impact / difference / outcomes / in_figures / reach / a_year* / numbers / what_we_did / achiev* / what_we_achieved',
    },
    measuring: {
      asked:
        'measure*|evaluat*|monitor*|success how|plan|will / know success*|worked|difference how / know succeed*|success*',
      shown: 'measure* / survey / interview* / evaluat* / questionnaire* / monitored / before_and_after',
      under: 'evaluation / measuring / monitoring',
    },
    safety: {
      asked:
        'keep|keeping|kept|make|ensure safe / safeguard* how|procedure*|approach|arrangements|describe|protect / protect* how|people|children|vulnerable|adults|visit / health safety how|manage|ensure|approach / safety ensure|participants|users|people / protect children|people|adults / safeguarding !policy !lead !officer !who',
      shown:
        'dbs / disclosure* / barring / safeguarding / first_aid* / risk_assessment* / child_protection / two_adults / in_pairs / pvg / insured / concerns_go / supervised / in_pairs / checked',
      under:
        'safe / safety / safeguarding / keeping_safe / protection* / protecting* / care / looking_after / how_we_keep / health_and_safety / safe_and_fair / good_practice / safety_and_quality',
    },
    equality: {
      asked:
        'equality|diversity|inclusion|inclusive|equal !have / accessible|everyone|barriers how|ensure|take|access|overcome !safe',
      shown: 'regardless / equality / equal / women-only / diversity / inclusive / open_to_all / accessible',
      under: 'equality / diversity / inclusion',
    },
    environment: {
      asked: 'environment*|carbon|climate|sustainability impact|how|policy|reduce|green / environment*',
      shown: 'environmental_policy / electricity / carbon / solar / recycl* / energy',
      under: 'environment / climate / green',
    },
    training: {
      asked: 'train*|check*|recruit*|supervis* staff|volunteers how|what !many',
      shown: 'trained / training / dbs / disclosure / checked / supervised / checks',
      under: 'training / safeguarding / safety / looking_after',
    },
    risks: {
      asked: 'risk* main|manage*|what|how|identify|project / what go wrong',
      shown: 'risk_assessment* / risk_register / risks / tested_for',
      under: 'risk*',
    },
    reservesPolicy: {
      asked: 'reserve* policy',
      shown: 'reserves_policy / our_policy / target / policy_is / months / reserves_of',
      under: 'reserves_policy',
    },
    afterGrant: {
      asked:
        'happen*|continue|sustain*|carry|maintain when|after|end*|ends|beyond|future|how funding|grant|project|money / sustain* become|how|make / sustainable|sustainability / after funding|grant / how work|project|activit* continue*',
      shown:
        'when_the_grant_has_ended / after_the_grant / look_after / shall_pay / continue / self-sustaining / take_over',
      under: 'the_future / after* / sustainab* / afterwards',
    },
    spending: {
      asked:
        'spend|use|used|spent|do will|would|want|like|plan|what grant|money|funding|our|it !did !other !receive / breakdown use|spend|grant|cost*|budget / money spent on / what fund|funding|grant for / how spend|use money|grant|our / asking|want us fund',
      shown: 'would_like / plan_to / want_to / we_will / for_a / costs / cost / to_build / to_open / gives / will',
      under: 'project / plan / planning / next / what_we_want / idea / proposed_project',
    },
  },
}
