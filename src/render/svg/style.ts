/** All rules are scoped to `.treeatlas`, so the SVG can be embedded in any page. */
export const style = `
.treeatlas{--paper:#fff;--ink:#1f2328;--quiet:#59636e;--line:#818b98;--box:#f6f8fa;--border:#c4cad1;--accent:#0b5d66;
--added:#1a7f37;--removed:#cf222e;--changed:#9a6700;--moved:#0969da;max-width:100%;height:auto}
@media (prefers-color-scheme:dark){.treeatlas{--paper:#14181d;--ink:#e6edf3;--quiet:#9aa4af;--line:#6e7681;--box:#1e242b;
--border:#3d444d;--accent:#5cc4cf;--added:#3fb950;--removed:#ff7b72;--changed:#d29922;--moved:#58a6ff}}
.treeatlas .paper{fill:var(--paper)}
.treeatlas text{fill:var(--ink);font:12.5px ui-monospace,"JetBrains Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;text-anchor:middle}
.treeatlas .note{fill:var(--quiet);font-size:11px}
.treeatlas .box rect{fill:var(--box);stroke:var(--border)}
.treeatlas .open>rect{fill:none;stroke-width:1.2}
.treeatlas .open>text{font-weight:600}
.treeatlas .outside rect{stroke-dasharray:1 3}
.treeatlas .here rect{stroke:var(--accent);stroke-width:2.5}
.treeatlas .line{fill:none;stroke:var(--line)}
.treeatlas .head{fill:var(--line)}
.treeatlas .edge text{font-size:15px;font-weight:700;paint-order:stroke;stroke:var(--paper);stroke-width:7px}
.treeatlas .possible .line{stroke-dasharray:5 4}
.treeatlas .added rect,.treeatlas .added .line{stroke:var(--added);stroke-width:2}
.treeatlas .removed rect,.treeatlas :is(.removed,.cut) .line{stroke:var(--removed);stroke-width:2}
.treeatlas .removed>rect{stroke-dasharray:8 3}
.treeatlas .changed rect,.treeatlas .changed .line{stroke:var(--changed);stroke-width:2}
.treeatlas .moved rect,.treeatlas .moved .line{stroke:var(--moved);stroke-width:2}
.treeatlas .added text,.treeatlas .added .head{fill:var(--added)}
.treeatlas .removed text,.treeatlas :is(.removed,.cut) .head{fill:var(--removed)}
.treeatlas .changed text,.treeatlas .changed .head{fill:var(--changed)}
.treeatlas .moved text,.treeatlas .moved .head{fill:var(--moved)}
@media print{.treeatlas{--paper:#fff;--ink:#000;--box:#fff}}
`;
