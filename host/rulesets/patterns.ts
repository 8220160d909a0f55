// The patterns of the schemas in words: how something has to be written, with an example.

export const patternWords: Readonly<Record<string, string>> = {
  '^[a-z][a-z0-9]*(-[a-z0-9]+)*$': 'small letters, digits and single hyphens, such as “red-disc”',
  '^\\$?[a-z][a-zA-Z0-9]*$':
    'letters and digits in camelCase without hyphens, such as “gold”, or in a family a word of its cards, such as “$shield”',
  '^[a-z][a-zA-Z0-9]*$': 'letters and digits in camelCase without hyphens, such as “drawPile”',
  '^[A-Za-z][A-Za-z0-9]*$': 'a name of letters and digits, such as “ann”',
  '^[A-Za-z][A-Za-z0-9-]*$': 'a refusal code of letters, digits and hyphens, such as “no-gold”',
  '^[A-Z][A-Z0-9]*-[A-Z]*[0-9]+[a-z]?$':
    'a rule id of capital letters, a hyphen and a number, such as “TTT-3”',
  '^[^ ]+$': 'a code without spaces, such as “GT”',
  '^#[0-9a-fA-F]{6}$': 'a colour of # and six hexadecimal digits, such as “#b3392f”',
  '^[0-9]+\\.[0-9]+\\.[0-9]+$': 'a version of three numbers with dots, such as “1.0.0”',
  '^#?[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)*$':
    'the name of a state, or a path from the top such as “#round.draft”',
  '^[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)*$': 'a path of the chart, such as “round.draft”',
  '^(done|signal\\.[a-z][a-z0-9]*(-[a-z0-9]+)*|move\\.(\\*|[a-z][a-z0-9]*(-[a-z0-9]+)*))$':
    '“done”, “move.” and the id of a move, “move.*”, or “signal.” and the name of a signal',
  '^[a-z][a-zA-Z0-9-]*$': 'the name of a choice, of a branch or of a word to pick, such as “flee”',
  '^(int|bool|word|card|player|space|zone|list<(int|word|card|player|space)>)\\??$':
    'int, bool, word, card, player, space, zone, or a list such as “list<card>”; with ? it may be none',
  '^(int\\??|bool|(word|ability)\\??|list<(word|ability)>|bag|condition|formula)$':
    'int, bool, word, ability, list<word>, list<ability>, bag, condition or formula; with ? an int, a word or an ability may be none',
  '^(int\\??|bool|word\\??|(card|player|space)\\?|list<(int|word|card|player|space)>|map<player, (int\\??|bool|word\\??|(card|player|space)\\?|list<(int|word|card|player|space)>)>)$':
    'int, bool, word, card?, player?, space?, a list such as “list<card>”, or one for each player such as “map<player, int>”; with ? it may be none',
  '^[a-z][a-zA-Z0-9]*\\.[a-z][a-z0-9]*(-[a-z0-9]+)*$':
    'a procedure and its step, such as “combat.roll”',
  '^[A-Za-z]$': 'one letter',
  '^[0-9a-f]{16}$': 'the hash of a position, 16 hexadecimal digits',
  '^[0-9a-f]{64}$': 'a content hash of 64 hexadecimal digits',
  '^[0-9a-z]{8,40}$': 'the id of a game',
  '\\S': 'a name that is more than spaces',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'small letters, digits and single hyphens, such as “dark-red”',
  '^[A-Za-z0-9+/]*={0,2}$': 'bytes in base64',
  '^[0-9a-zA-Z-]{1,100}\\.sqlite$': 'the name of a backup, ending in .sqlite',
};
