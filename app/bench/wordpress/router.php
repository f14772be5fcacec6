<?php
// Serves WordPress with PHP's own server, and fails as the file `fault` in DRILL_FOLDER says.
$fault = @file_get_contents(getenv('DRILL_FOLDER') . '/fault') ?: '';
if ($fault === 'slow') sleep(20);
if ($fault === 'fatal') undefined_function();
if ($fault === 'html') { header('Content-Type: text/html'); echo '<!doctype html><title>Maintenance</title>'; return; }
if ($fault === 'warning') { ini_set('display_errors', '1'); echo "<br />\n<b>Warning</b>: something in line 7<br />\n"; }
if ($fault === 'object') { header('Content-Type: application/json'); echo '{"code":"rest_no_route"}'; return; }
if ($fault === '401' || $fault === '429' || $fault === '503') { http_response_code((int) $fault); return; }
$file = $_SERVER['DOCUMENT_ROOT'] . parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (is_file($file)) return false;
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
