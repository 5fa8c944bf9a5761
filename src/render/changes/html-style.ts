/** Colours have a contrast of at least 4.5 to 1 on both backgrounds. */
export const changesStyle = `
:root { color-scheme: light dark; --back: #fff; --text: #1c2128; --dim: #59636e; --line: #d1d9e0; --panel: #f6f8fa;
  --alert: #b42318; --gone: #ffebe9; --new: #dafbe1; --link: #0759c4; }
@media (prefers-color-scheme: dark) { :root { --back: #0d1117; --text: #e6edf3; --dim: #9198a1; --line: #3d444d;
  --panel: #151b23; --alert: #ff8178; --gone: #3c1a1d; --new: #12311f; --link: #6cb0ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .5rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); }
h2 small, .dim { color: var(--dim); font-weight: normal; font-size: .875rem; }
h2 small { white-space: nowrap; }
a { color: var(--link); }
code, pre { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
code { background: var(--panel); padding: .1em .3em; border-radius: 4px; overflow-wrap: anywhere; }
pre { margin: .4rem 0; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); overflow-x: auto; }
pre span { display: block; padding: 0 .75rem 0 2.25rem; text-indent: -1.5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
pre .gone { background: var(--gone); } pre .new { background: var(--new); }
pre.command { padding: .5rem .75rem; }
dl { display: grid; grid-template-columns: max-content 1fr; margin: 0; border: 1px solid var(--line); border-radius: 6px; }
dt, dd { margin: 0; padding: .35rem .75rem; } dt { color: var(--dim); }
dt:not(:first-of-type), dd:not(:first-of-type) { border-top: 1px solid var(--line); }
dd.alert { color: var(--alert); font-weight: 600; }
ul { margin: .25rem 0; padding: 0; list-style: none; }
main > section > ul > li { margin: .75rem 0; }
li { overflow-wrap: anywhere; }
li ul { margin-left: .25rem; padding-left: .9rem; border-left: 2px solid var(--line); }
li li { margin: .3rem 0; }
footer { margin-top: 2.5rem; color: var(--dim); font-size: .875rem; }
@media (max-width: 34rem) { dl { grid-template-columns: 1fr; } dt { padding-bottom: 0; } dd { padding-top: 0; }
  dl dd:not(:first-of-type) { border-top: 0; } }
`;
