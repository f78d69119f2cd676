/** What is known to run where HTML is taken as it comes. */
const OWN_TEXTS = [
  '<script>alert(1)</script>',
  '<ScRiPt/x>alert(1)</sCrIpT >',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href="java&Tab;script&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.example">x</a>',
  '<form action=//evil.example><button formaction=javascript:alert(1)>x</button></form>',
  '<p style="position:fixed;inset:0;background:url(//evil.example)">x</p>',
  '<p onclick=alert(1) onmouseover="alert(1)">x</p>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="//evil.example/"><link rel=stylesheet href=//evil.example>',
  '<object data=x><embed src=x><video><source onerror=alert(1)></video>',
  '<template><script>alert(1)</script></template><!--><img src=x onerror=alert(1)>-->',
  '<details open ontoggle=alert(1)><xss autofocus tabindex=1 onfocus=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'</title></textarea></style><script>alert(1)</script>",
];

/** The part of the Big List of Naughty Strings (MIT) that is markup or an address that runs. */
const LISTED_TEXTS = jest
  .requireActual<string[]>('big-list-of-naughty-strings/blns.json')
  .filter((text) => /<|javascript:|on\w+\s*=|data:/i.test(text));

/** The list writes some characters as `\x0b`; they are tried as what they stand for, too. */
const DECODED_TEXTS = LISTED_TEXTS.filter((text) => /\\x[\da-f]{2}/i.test(text)).map((text) =>
  text.replace(/\\x([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  ),
);

export const HOSTILE_TEXTS: readonly string[] = [
  ...new Set([...OWN_TEXTS, ...LISTED_TEXTS, ...DECODED_TEXTS]),
];
