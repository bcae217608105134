import type { TextSpan } from '../pages/marked-text';

/** Words that no command has: what begins with the name of a program and holds one is a sentence about it. */
const PROSE =
  /\s(?:is|are|was|the|an|of|and|you|your|that|with|lets|es|son|el|los|las|un|una|que|permite|de|le|les|des|est|et|une|qui|permet|ist|sind|und|der|die|das|ein|eine|mit|il|è|di|che|è|um|uma|é|это|и|на|для)\s/u;
const PROGRAMS =
  'npm|npx|pnpm|yarn|pip3?|sudo|apt|apt-get|yum|dnf|brew|choco|git|docker|docker-compose|podman|kubectl|helm|cd|echo|mkdir|chmod|chown|ssh|scp|wget|rm|cp|mv|cat|grep|systemctl|composer|cargo|dotnet|terraform|python3?|node';
const COMMAND = new RegExp(`^\\s*(?:[$>#]\\s+)?(?:${PROGRAMS})\\s+[\\w./~$"'<@-]`, 'u');
const PROMPT = /^\s*(?:\$\s+[a-z]|>>>\s)/u;

/** What no sentence holds, in any language. */
const LINE: readonly RegExp[] = [
  /^\s*[{}<]|[{}]\s*$|=>|::|&&|\|\||[=!]==?\s|#include|console\.|https?:\/\/\S{1,2000}$|<\/?[a-z][\w-]*(?:\s[^<>]*)?>/u,
  // A plural in brackets is no call: "topping(s);".
  /\b\w+\((?!(?:e?s|en?|in|innen|a|o|as|os)\))[^()]*\)\s*(?:;|\{|\.\w)/u,
  /^\s*(?:const|let|var)\s+[\w${}[\], ]+=|^\s*(?:import|export)\s+(?:[\w*{}, ]+\sfrom\s)?["'{]|^\s*(?:import\s+[\w.]+|from\s+[\w.]+\s+import\s.*|package\s+[\w.]+);?\s*$/u,
  /^\s*(?:async\s+)?(?:function|def)\s+\w*\s*\(|^\s*class\s+\w+\s*[:({]|^\s*(?:public|private|protected)\s+(?:static|final|void|class|int|string|bool|function)\b|^\s*return\b.*;\s*$/iu,
  /^[a-z_][\w.-]*\s*[:=]\s*(?:"[^"]*"|'[^']*'|[[{].*)[,;]?\s*$/u,
  /^\s*(?:FROM|RUN|CMD|EXPOSE|COPY|ADD|WORKDIR|ENTRYPOINT|ENV|VOLUME|SELECT|INSERT INTO|DELETE FROM|CREATE TABLE)\s+(?![A-Z]{2})\S/u,
  /[│┌┐└┘├┤═║╔╗╚╝]|\+-{3,}/u,
];

/** Whether a line holds code rather than language. */
export function isCode(text: string): boolean {
  if (PROMPT.test(text)) return true;
  if (COMMAND.test(text) && !PROSE.test(`${text} `)) return true;
  return LINE.some((pattern) => pattern.test(text));
}

const FILES =
  'ya?ml|json|toml|xml|html?|css|scss|md|txt|ini|cfg|conf|env|lock|sql|sh|bash|zsh|bat|ps1|exe|dll|jar|log|csv|gz|zip|tar|tgz|py|rb|php|java|go|rs|cpp|hpp|cs|kt|tsx?|jsx|mjs|vue|ipynb|dockerfile|gradle|properties|socket|service';
/** Commands that are no names of things: "docker images" may be either. */
const COMMANDS =
  'docker (?:run|build|pull|push|ps|exec|rm|rmi|inspect|login|stop|restart|kill|cp|attach|(?:compose|-compose) (?:up|down|build|run|ps|logs|exec|start|stop|pull)|(?:volume|network|image|container) (?:ls|create|rm|inspect|prune)|system prune|swarm init)|docker-compose (?:up|down|build|run|ps|logs|exec)|(?:npm|yarn|pnpm) (?:install|run|start|test|init|ci|add|build|publish|i)(?: [\\w./@-]+)?|npx [\\w./@-]+|pip3? install(?: [\\w.-]+)?|brew install(?: [\\w.-]+)?|(?:sudo )?(?:apt|apt-get|yum|dnf) (?:install|update|upgrade|remove)(?: [\\w.-]+)?|sudo [\\w-]+(?: [\\w-]+){0,2}|systemctl \\w+(?: \\w+)?|kubectl \\w+(?: \\w+)?';

/** What is code within a sentence, whoever marked it: flags, paths, files, identifiers, tags, commands. */
const WITHIN = new RegExp(
  [
    '`[^`]{1,200}`',
    'https?://\\S+',
    `(?<=^|[\\s("'\\[«“„])--[a-z][\\w-]*(?:=\\S+)?`,
    `(?<=^|[\\s("'\\[«“„])-[a-zA-Z]{1,3}(?=$|[\\s,.;:)"'\\]»”])`,
    `(?<=^|[\\s("'«“„])(?:~|\\.{1,2})?(?:/[\\w.@-]+){2,}/?`,
    '(?<![\\w])[A-Z]:\\\\[^\\s]+',
    `(?<=^|[\\s("'/«“„])\\.(?!net(?!\\w))[a-z][\\w-]*(?:\\.\\w+)*`,
    `(?<![\\p{L}\\p{N}.-])[\\w-]{1,60}(?:\\.[\\w-]{1,60}){0,4}\\.(?:${FILES})(?![\\p{L}\\p{N}]|\\.\\w)`,
    '(?<![\\p{L}\\p{N}.$])[\\w$]{1,60}(?:\\.[\\w$]{1,60}){0,6}\\(\\)',
    '(?<![\\p{L}\\p{N}-])[A-Za-z_][\\w-]{0,60}=[^\\s=]*[^\\s=.,;:!?)]',
    '(?<![\\p{L}\\p{N}])\\w+_\\w+',
    '(?<![\\p{L}\\p{N}])(?!(?:mac|watch|tv|pad|vision)OS)[a-z]{2,}[A-Z][A-Za-z0-9]+',
    '\\$\\{\\w+\\}|\\$[A-Za-z_]\\w+',
    '</?[a-zA-Z][\\w-]*(?:\\s[^<>]{0,100})?/?>',
    '(?<![\\p{L}\\p{N}./-])[a-z][\\w./-]{1,80}:(?:latest|alpine|\\d[\\w.-]*)(?![\\p{L}\\p{N}])',
    '(?<![\\p{L}\\p{N}])HEAD(?:[~^]\\d*)?|(?<![\\p{L}\\p{N}])origin/\\w+',
    `(?<![\\p{L}\\p{N}])(?:${COMMANDS})(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'gu',
);
/** One of these signs, with what stands behind it, a flag, a capital within a word or a program is in all of them. */
const MAY_HOLD =
  /[`/\\_$<=]|\.\w|:[lad\d]|\(\)|(?:^|\W)-[-a-zA-Z]|[a-z][A-Z]|HEAD|docker|npm|npx|yarn|pip|brew|sudo|apt|yum|dnf|ctl/u;

/** Where a text holds code within its sentences, in its order. */
export function codeIn(text: string): TextSpan[] {
  if (!MAY_HOLD.test(text)) return [];
  return Array.from(text.matchAll(WITHIN), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}
