/** The library of a charity that we made up. */
export const RIVERBEND: Readonly<Record<string, string>> = {
  'Annual report 2024.pdf': `# Riverbend Gardens – Annual report 2024
    Riverbend Gardens is a charity that turns waste land into gardens where neighbours meet. Our mission is to give every family in Oxley a place to grow food. We were founded in 2009 by four neighbours who wanted fresh vegetables for the children of Mill Street.
    # Our year in figures
    In 2024 we welcomed 1,240 people to our gardens, more than in any year before. Eighty-six volunteers gave 9,300 hours of their time. Three in four visitors told us that they feel less lonely since they joined.
    # Accounts
    Statement of activities | 2024 | 2023
    Total income | £182,400 | £171,250
    Total expenditure | £176,900 | £168,020
    The accounts were examined by Harlow & Pike, chartered accountants.
    # Contact
    Riverbend Gardens, registered charity number 1098765.
    Website: www.riverbendgardens.example.org
    Email: hello@riverbendgardens.example.org
    # Trustees
    Maria Okafor, Chair
    Tom Lindqvist, Treasurer`,
  'Annual report 2022.pdf': `# Riverbend Gardens – Annual report 2022
    # Our year in figures
    In 2022 we welcomed 870 people to our gardens, more than in any year before. Fifty-one volunteers gave 5,100 hours of their time.`,
  'Lottery application 2023.docx': `# 1. How will you measure the success of your project?
    We ask every family to fill in a short survey when they join and again after six months. Our two coordinators count visits at the gate each week. An evaluator from the university reads the results once a year and tells us what to change.
    # 2. What are the main risks and how will you manage them?
    The main risk is a dry summer, which would ruin the harvest. We have put in four rainwater tanks and train volunteers to use them sparingly. A second risk is that volunteers move away, so we recruit new ones every spring.
    # 3. How much will the project cost?
    The project costs £48,500 over two years. Of this, £31,000 pays for a part-time garden coordinator.`,
}
