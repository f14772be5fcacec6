-- The mixed load of `load.mjs`, for wrk: pages, scripts, blog API, conditional requests, 404s, and a few messages.
-- Arguments: the home page's ETag, a script's path, a post's path, and the delay in milliseconds before each request of
-- a connection.

local blog = '/api/blog/posts?page=1&per_page=9&_embed=true&_fields=id,date,slug,title,excerpt,_links,_embedded'
local browser = { ['Accept-Encoding'] = 'gzip, deflate, br, zstd' }
local message = '{"name":"Ada","email":"ada@example.com","company":"Engines","message":"A question"}'
local requests = {}
local sent = 0
local wait = 0

function init(arguments)
  local known = { ['Accept-Encoding'] = 'br', ['If-None-Match'] = arguments[1] }
  local json = { ['Content-Type'] = 'application/json' }
  wait = tonumber(arguments[4])
  local once = {
    wrk.format('GET', '/', browser),
    wrk.format('GET', '/', known),
    wrk.format('GET', '/es/pricing', browser),
    wrk.format('GET', '/blog', browser),
    wrk.format('GET', '/blog/no-such-post', browser),
    wrk.format('GET', '/no-such-page', browser),
    wrk.format('GET', blog, browser),
    wrk.format('GET', arguments[3], browser),
    wrk.format('GET', arguments[2], browser),
    wrk.format('GET', arguments[2], browser),
  }
  for round = 1, 100 do
    for _, request in ipairs(once) do table.insert(requests, request) end
  end
  table.insert(requests, wrk.format('POST', '/api/contact', json, message))
end

function delay() return wait end

function request()
  sent = sent + 1
  return requests[sent % #requests + 1]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"slowest":%f,"broken":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    latency.max / 1000, errors.connect + errors.read + errors.write + errors.timeout))
end
