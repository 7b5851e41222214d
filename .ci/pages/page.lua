-- Makes a page of the site of a Markdown file of the repository: links lead to pages, scores become bars, and tables
-- of measures stand beside pictures of the screens that they measure.
local page, root, catalog

function Meta(meta)
  page, root = meta.page, meta.root
  catalog = "Sources/Portico/Portico.docc/"
end

-- The path of a file of the repository in the site.
local function place(path)
  return (path:gsub("^" .. catalog:gsub("%.", "%%."), "patterns/"):gsub("%.md$", ".html"))
end

-- The path without `..`, for a link on this page.
local function resolved(target)
  local parts = {}
  for part in (page:gsub("[^/]*$", "") .. target):gmatch("[^/]+") do
    if part == ".." then table.remove(parts) else table.insert(parts, part) end
  end
  return table.concat(parts, "/")
end

local function title(path)
  local file = assert(io.open(path), page .. " has a link to " .. path .. ", which does not exist.")
  local line = file:read("l")
  file:close()
  return line:sub(3)
end

local function link(element)
  local article = element.target:match("^doc:(.+)$")
  if article then
    local path = catalog .. article .. ".md"
    element.content, element.target, element.classes = title(path), root .. place(path), {}
  elseif not element.target:match("^%a+:") and not element.target:match("^#") then
    local path, anchor = element.target:match("^([^#]*)(.*)$")
    if not path:match("%.%a+$") then path = path .. "/README.md" end
    element.target = root .. place(resolved(path)) .. anchor
  end
  return element
end

-- A picture of a screen, light and dark.
local function picture(name)
  return pandoc.RawBlock("html", string.format(
    '<picture><source media="(prefers-color-scheme: dark)" srcset="%sdocs/pictures/%s-dark.svg">'
      .. '<img src="%sdocs/pictures/%s.svg" alt="The screen of the example %s"></picture>',
    root, name, root, name, name))
end

local function scores(body)
  for _, row in ipairs(body.body) do
    for index = #row.cells - 2, #row.cells do
      local cell = row.cells[index]
      local score = pandoc.utils.stringify(cell.contents)
      cell.contents = { pandoc.RawBlock("html", score .. '<meter max="100" value="' .. score .. '"></meter>') }
    end
  end
end

local function measures(block, mark)
  local text = mark .. " " .. pandoc.utils.stringify(block)
  for _, body in ipairs(block.bodies) do scores(body) end
  local pictures = {}
  if text:find("Greeting") then table.insert(pictures, picture("greeting")) end
  if text:find("Search") then table.insert(pictures, picture("search")) end
  return pandoc.Div({ pandoc.Div({ block }, { class = "wide" }), pandoc.Div(pictures, { class = "pictures" }) },
    { class = "measures" })
end

local function blocks(list)
  local mark
  for index, block in ipairs(list) do
    if block.t == "RawBlock" then
      mark = block.text:match("numbers: (.+) %-%->")
    elseif block.t == "Table" then
      list[index] = mark and measures(block, mark) or pandoc.Div({ block }, { class = "wide" })
      mark = nil
    end
  end
  return list
end

local function named(document)
  for _, block in ipairs(document.blocks) do
    if block.t == "Header" and not document.meta.pagetitle then
      document.meta.pagetitle = pandoc.utils.stringify(block)
    end
  end
  return document
end

return { { Meta = Meta }, { Link = link, Blocks = blocks }, { Pandoc = named } }
