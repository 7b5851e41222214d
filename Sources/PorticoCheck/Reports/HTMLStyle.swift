/// The style sheet and the script of the page.
enum HTMLStyle {
  static let style = """

    :root{color-scheme:light dark;--ink:#1c1c1e;--paper:#fff;--line:#d8d8dc;--box:#f1f5fc;--edge:#46597a;--bad:#b00020;--good:#1b7f3b;--middling:#9a6700}
    @media(prefers-color-scheme:dark){:root{--ink:#eee;--paper:#131316;--line:#38383c;--box:#202a3c;--edge:#9db0d8;--bad:#ff8a80;--good:#7fd79a;--middling:#e3b341}}
    body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:76rem;padding:0 1rem;color:var(--ink);background:var(--paper)}
    [hidden]{display:none!important}
    h1,h2,h3,h4{line-height:1.25}h2{margin-top:2.5rem}h4{margin-bottom:.3rem}
    a{color:inherit;text-decoration-color:var(--edge)}code{font-size:.9em;overflow-wrap:anywhere}
    summary{cursor:pointer}dt{font-weight:600}dd{margin:0 0 .5rem}
    #search{font:inherit;box-sizing:border-box;width:100%;max-width:30rem;padding:.4rem .7rem;color:inherit;background:var(--box);border:1px solid var(--line);border-radius:.5rem}
    .patterns{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem;padding:0}.patterns li{background:var(--box);border-radius:.5rem;padding:.2rem .7rem}
    table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid var(--line);vertical-align:top}
    th button{all:unset;cursor:pointer;font-weight:600}th button:focus-visible{outline:2px solid var(--edge)}
    th[aria-sort=ascending] button::after{content:" ▲"}th[aria-sort=descending] button::after{content:" ▼"}
    td.n,th.n{text-align:right}.n{font-variant-numeric:tabular-nums}
    td.low,.missing,.error>b{color:var(--bad)}td.middling,.warning>b{color:var(--middling)}td.high{color:var(--good)}
    td[style]{background:linear-gradient(currentColor,currentColor) left bottom/var(--part) 2px no-repeat}
    h1,h3,td,li,summary{overflow-wrap:anywhere}td:first-child{min-width:12rem}td:nth-child(2){min-width:8rem}
    details.rule{border:1px solid var(--line);border-radius:.5rem;margin:.6rem 0;padding:.5rem .8rem}details.rule span{opacity:.75}
    .findings{list-style:none;padding:0;margin:.4rem 0}.findings li{border-top:1px solid var(--line);padding:.3rem 0}.findings code{opacity:.75;display:block}
    .cues{list-style:none;padding:0}.cues .matched::before{content:"✓ "}.cues .missing::before{content:"✗ "}
    .picture{overflow-x:auto}.picture svg{max-width:100%;height:auto}.picture.whole svg{max-width:none}.picture svg{user-select:none}
    .picture button{font:inherit;display:block;color:inherit;background:var(--box);border:1px solid var(--line);border-radius:.5rem;padding:.1rem .6rem;margin:.5rem 0}
    svg text{font:13px system-ui,sans-serif;fill:var(--ink)}svg text.role{opacity:.7;font-size:12px}
    svg rect{fill:var(--paper);stroke:var(--edge)}svg rect.controller{fill:var(--box)}
    svg path{stroke:var(--edge);fill:none;stroke-width:1.3}svg path.weak{stroke-dasharray:5 4}svg path.head{fill:var(--edge);stroke:none}
    @media(max-width:50rem){
    body{margin:1rem auto}table,tbody,thead{display:block}
    thead tr{display:flex;flex-wrap:wrap}thead tr::before{content:"Order by ";padding:.1rem .5rem .1rem 0;opacity:.75}th{padding:.1rem .5rem .1rem 0;border:0}
    tbody tr{display:flex;flex-wrap:wrap;gap:.1rem .9rem;padding:.5rem 0;border-bottom:1px solid var(--line)}
    td{padding:0 0 2px;border:0}td:first-child{flex-basis:100%;font-weight:600}td:nth-child(2){flex-basis:100%}
    td.n::before{content:attr(data-name) " ";color:var(--ink);opacity:.75}}

    """

  static let script = """

    document.querySelectorAll('#screens th').forEach((head,i)=>{
      head.querySelector('button').onclick=()=>{
        const up=head.getAttribute('aria-sort')!=='ascending';
        document.querySelectorAll('#screens th').forEach(other=>other.removeAttribute('aria-sort'));
        head.setAttribute('aria-sort',up?'ascending':'descending');
        const body=document.querySelector('#screens tbody');
        [...body.rows].sort((x,y)=>{
          const a=x.cells[i].textContent,b=y.cells[i].textContent;
          const order=isNaN(a)||isNaN(b)?a.localeCompare(b):a-b;
          return up?order:-order;
        }).forEach(row=>body.append(row));
      };
    });
    const search=document.querySelector('#search');
    search.oninput=()=>{
      const words=search.value.toLowerCase().split(' ').filter(Boolean);
      const shows=element=>words.every(word=>element.textContent.toLowerCase().includes(word));
      document.querySelectorAll('#screens tbody tr,section').forEach(part=>{part.hidden=!shows(part)});
      document.querySelectorAll('details.rule').forEach(rule=>{
        const whole=words.length&&shows(rule.querySelector('summary'));
        rule.querySelectorAll('li').forEach(item=>{item.hidden=!whole&&!shows(item)});
        rule.hidden=!rule.querySelector('li:not([hidden])');
      });
    };
    document.querySelectorAll('.picture').forEach(picture=>{
      const svg=picture.querySelector('svg');
      if(svg.getBoundingClientRect().width>=svg.viewBox.baseVal.width-1)return;
      const button=document.createElement('button');
      button.textContent='Full size';
      button.onclick=()=>{button.textContent=picture.classList.toggle('whole')?'Fit the window':'Full size'};
      picture.prepend(button);
      const box=svg.viewBox.baseVal,all=[box.x,box.y,box.width,box.height];
      const zoom=(by,x,y)=>{
        const w=box.width*by,h=box.height*by,shape=svg.getBoundingClientRect();
        if(w>=all[2]){[box.x,box.y,box.width,box.height]=all;return}
        box.x+=(box.width-w)*(x-shape.x)/shape.width;box.y+=(box.height-h)*(y-shape.y)/shape.height;
        box.width=w;box.height=h;
      };
      svg.onwheel=event=>{
        if(!event.ctrlKey&&!event.metaKey)return;
        event.preventDefault();zoom(event.deltaY<0?.8:1.25,event.x,event.y);
      };
      svg.ondblclick=event=>{event.preventDefault();zoom(event.shiftKey?2:.5,event.x,event.y)};
      svg.onpointermove=event=>{
        if(!event.buttons)return;
        const scale=box.width/svg.getBoundingClientRect().width;
        box.x-=event.movementX*scale;box.y-=event.movementY*scale;
      };
    });

    """
}
